import { expect, test } from 'vitest';
import { readFunctionSettings } from '../../../src/settings/function-settings';

const NEEDED = { SUPABASE_DB_URL: 'postgres://db', SUPABASE_ANON_KEY: 'project-key' };
const read = (variables: Record<string, string> = {}) => readFunctionSettings({ ...NEEDED, ...variables });

test('by default the function uses database and key of its project, and any page may send leads', () => {
  expect(read()).toMatchObject({
    databaseUrl: 'postgres://db',
    keys: ['project-key'],
    leadsLocation: 'the table leads',
    addressHeader: 'X-Forwarded-For',
    origins: '*',
  });
});

test('LEAD_KEY and LEAD_DATABASE_URL replace the key and the database of the project', () => {
  const settings = read({ LEAD_KEY: 'new-key, old-key', LEAD_DATABASE_URL: 'postgres://pool' });
  expect(settings).toMatchObject({ keys: ['new-key', 'old-key'], databaseUrl: 'postgres://pool' });
});

test.each([['SUPABASE_DB_URL'], ['SUPABASE_ANON_KEY']])('without %s an error names it', (name) => {
  expect(() => read({ [name]: ' ' })).toThrow(name);
});

test('for a wrong LEAD_KEY the error does not say that it is missing', () => {
  const variables = { LEAD_KEY: 'two words', SUPABASE_ANON_KEY: '' };
  expect(() => read(variables)).toThrow(/^(?!.*neither LEAD_KEY)/s);
});

test('the office reads its leads in the table editor of the project, if SUPABASE_URL is that of a project', () => {
  const reference = 'abcdefghijklmnopqrst';
  expect(read({ SUPABASE_URL: `https://${reference}.supabase.co` }).leadsLocation).toBe(
    `https://supabase.com/dashboard/project/${reference}/editor`,
  );
  expect(read({ SUPABASE_URL: 'http://127.0.0.1:54321' }).leadsLocation).toBe('the table leads');
});

test('the origins are split at commas and spaces, and in lower case without a final slash', () => {
  expect(read({ LEAD_ORIGINS: '*' }).origins).toBe('*');
  const text = 'https://hotel.example, http://staging.example https://WWW.hotel.example/';
  expect(read({ LEAD_ORIGINS: text }).origins).toEqual([
    'https://hotel.example',
    'http://staging.example',
    'https://www.hotel.example',
  ]);
});

test.each([
  'hotel.example',
  'https://hotel.example/path',
  'ftp://hotel.example',
  '*, https://a.example',
  '"https://a.example"',
])('LEAD_ORIGINS=%s is refused', (text) => {
  expect(() => read({ LEAD_ORIGINS: text })).toThrow('must be origins');
});

test.each(['CF-Connecting-IP:', 'CF Connecting IP', '"X-Forwarded-For"'])(
  'LEAD_CLIENT_HEADER=%s is refused, because every request would fail',
  (text) => {
    for (const name of ['CF-Connecting-IP', 'X.Client'])
      expect(read({ LEAD_CLIENT_HEADER: name }).addressHeader).toBe(name);
    expect(() => read({ LEAD_CLIENT_HEADER: text })).toThrow('must be the name of a header');
  },
);
