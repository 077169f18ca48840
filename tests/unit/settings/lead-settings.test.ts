import { expect, test } from 'vitest';
import { readLeadSettings } from '../../../src/settings/lead-settings';

const read = (variables: Record<string, string>) => readLeadSettings((name) => variables[name]);

test('without a variable, or with a blank one, each setting has its default', () => {
  const defaults = {
    keys: [],
    origins: '*',
    leadsPerClient: 60,
    hourlyLimit: 1000,
    officeWebhook: undefined,
    keepMonths: null,
  };
  expect(read({})).toEqual(defaults);
  expect(read({ LEAD_KEY: ' ', LEAD_ORIGINS: '', LEAD_LIMIT: ' ', LEAD_NOTIFY_SECRET: '' })).toEqual(
    defaults,
  );
});

test('every setting is read', () => {
  expect(
    read({
      LEAD_KEY: 'new-key, old-key',
      LEAD_ORIGINS: 'https://hotel.example, http://staging.example https://WWW.hotel.example/',
      LEAD_LIMIT: ' 5 ',
      LEAD_CEILING: '0',
      LEAD_NOTIFY_URL: 'https://hooks.slack.com/services/T/B/x',
      LEAD_NOTIFY_SECRET: 's3cret',
      LEAD_KEEP_MONTHS: '24',
    }),
  ).toEqual({
    keys: ['new-key', 'old-key'],
    origins: ['https://hotel.example', 'http://staging.example', 'https://www.hotel.example'],
    leadsPerClient: 5,
    hourlyLimit: 0,
    officeWebhook: { url: 'https://hooks.slack.com/services/T/B/x', secret: 's3cret' },
    keepMonths: 24,
  });
  expect(read({ LEAD_NOTIFY_URL: 'http://127.0.0.1:9000/' }).officeWebhook).toEqual({
    url: 'http://127.0.0.1:9000/',
    secret: null,
  });
});

test.each([
  ['LEAD_KEY', ['two words', ',', 'ключ']],
  [
    'LEAD_ORIGINS',
    [
      'hotel.example',
      'https://hotel.example/path',
      'ftp://hotel.example',
      '*, https://a.example',
      '"https://a.example"',
    ],
  ],
  ['LEAD_LIMIT', ['many', '-1', '1.5', '1e9', '1000000', '0000005']],
  ['LEAD_CEILING', ['many', '-1']],
  [
    'LEAD_NOTIFY_URL',
    ['hooks.slack.com', 'http://hooks.slack.com/x', 'ftp://a.example', 'https://me:secret@a.example/'],
  ],
  ['LEAD_KEEP_MONTHS', ['0', '-1', 'two', '1201']],
])('%s with a wrong value throws', (name, values) => {
  for (const value of values) expect(() => read({ [name]: value })).toThrow(name);
});

test('one error names every wrong variable, even a secret without an address to call', () => {
  const wrong = { LEAD_LIMIT: 'x', LEAD_ORIGINS: 'x', LEAD_NOTIFY_SECRET: 'x' };
  expect(() => read(wrong)).toThrow(/LEAD_NOTIFY_SECRET.*LEAD_ORIGINS.*LEAD_LIMIT/s);
});

test('a wrong address for messages is the only fault that is named, although it has a secret', () => {
  const variables = { LEAD_NOTIFY_URL: 'no address', LEAD_NOTIFY_SECRET: 's' };
  expect(() => read(variables)).toThrow(/^(?!.*LEAD_NOTIFY_SECRET).*LEAD_NOTIFY_URL/s);
});
