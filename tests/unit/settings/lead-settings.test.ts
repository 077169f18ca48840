import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LOCAL_LEAD_KEY, readLeadSettings } from '../../../src/settings/lead-settings';
import { readLeadLocations, readServerSettings } from '../../../src/settings/local-settings';
import { readSettings } from '../../../src/settings/read-settings';

const read = (variables: Record<string, string>) => readSettings(variables, readLeadSettings);

test('without a variable, or with a blank one, each setting has its default', () => {
  const defaults = {
    keys: [],
    clientLimit: 60,
    hourlyLimit: 1000,
    officeWebhook: null,
  };
  expect(read({})).toEqual(defaults);
  expect(read({ LEAD_KEY: ' ', LEAD_LIMIT: ' ', LEAD_NOTIFY_SECRET: '' })).toEqual(defaults);
});

test('every setting is read', () => {
  expect(
    read({
      LEAD_KEY: 'new-key, old-key',
      LEAD_LIMIT: ' 5 ',
      LEAD_CEILING: '0',
      LEAD_NOTIFY_URL: 'https://hooks.slack.com/services/T/B/x',
      LEAD_NOTIFY_SECRET: 's3cret',
    }),
  ).toEqual({
    keys: ['new-key', 'old-key'],
    clientLimit: 5,
    hourlyLimit: 0,
    officeWebhook: { url: 'https://hooks.slack.com/services/T/B/x', secret: 's3cret' },
  });
  expect(read({ LEAD_NOTIFY_URL: 'http://127.0.0.1:9000/' }).officeWebhook).toEqual({
    url: 'http://127.0.0.1:9000/',
    secret: null,
  });
});

test.each([
  ['LEAD_KEY', ['two words', ',', 'ключ']],
  ['LEAD_LIMIT', ['many', '-1', '1.5', '1e9', '1000000', '0000005']],
  ['LEAD_CEILING', ['many', '-1']],
  [
    'LEAD_NOTIFY_URL',
    ['hooks.slack.com', 'http://hooks.slack.com/x', 'ftp://a.example', 'https://me:secret@a.example/'],
  ],
])('%s with a wrong value throws', (name, values) => {
  for (const value of values) expect(() => read({ [name]: value })).toThrow(name);
});

test('one error names every wrong variable, even a secret without an address to call', () => {
  const wrong = { LEAD_LIMIT: 'x', LEAD_KEY: 'two words', LEAD_NOTIFY_SECRET: 'x' };
  expect(() => read(wrong)).toThrow(/LEAD_NOTIFY_SECRET.*LEAD_KEY.*LEAD_LIMIT/s);
});

test('for a wrong message address with a secret, the error names only the address', () => {
  const variables = { LEAD_NOTIFY_URL: 'no address', LEAD_NOTIFY_SECRET: 's' };
  expect(() => read(variables)).toThrow(/^(?!.*LEAD_NOTIFY_SECRET).*LEAD_NOTIFY_URL/s);
});

test('a wrong value of a variable that only one program reads stops no other program', () => {
  expect(read({ LEAD_KEEP_MONTHS: 'two', LEAD_ORIGINS: 'hotel.example' })).toEqual(read({}));
});

test('by default the local server has port 4173 and keeps all leads; LEAD_KEEP_MONTHS limits them', () => {
  expect(readServerSettings({ PORT: ' ' })).toEqual({
    ...read({}),
    keys: [LOCAL_LEAD_KEY],
    port: 4173,
    keepMonths: null,
  });
  expect(readServerSettings({ LEAD_KEEP_MONTHS: '24' }).keepMonths).toBe(24);
});

test.each(['0', '-1', 'two', '1201'])('LEAD_KEEP_MONTHS=%s stops the local server', (value) => {
  expect(() => readServerSettings({ LEAD_KEEP_MONTHS: value })).toThrow('LEAD_KEEP_MONTHS');
});

test('one error names the wrong variables of the local server and of its lead function', () => {
  const variables = { PORT: 'x', LEAD_LIMIT: 'many', VITE_LEAD_KEY: 'two words' };
  expect(() => readServerSettings(variables)).toThrow(
    /LEAD_LIMIT must[\s\S]*VITE_LEAD_KEY must[\s\S]*PORT must/,
  );
});

test('the lead folder is `leads` by default; LEAD_FILE, which named another default, is refused', () => {
  expect(readLeadLocations({}).folder).toBe(resolve('leads'));
  expect(readLeadLocations({ LEAD_FOLDER: '/var/leads' }).folder).toBe('/var/leads');
  expect(() => readLeadLocations({ LEAD_FILE: '/var/leads.jsonl' })).toThrow('set LEAD_FOLDER');
});
