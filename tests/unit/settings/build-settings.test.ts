import { expect, test } from 'vitest';
import { readBuildSettings, settingsAsEnv, settingsWarnings } from '../../../src/settings/build-settings';

test('without any variable all settings are those of the local site', () => {
  expect(readBuildSettings({})).toEqual({
    siteOrigin: 'http://localhost:4173',
    leadHost: '',
    leadKey: 'local-public-key',
    sendsLeadId: true,
    pixelId: '',
    newsletterAction: '/jsonp/local/forms/newsletter/subscribe',
    serviceWorker: 'on',
  });
});

test('an empty variable counts as not set', () => {
  expect(readBuildSettings({ VITE_SITE_ORIGIN: '', VITE_PIXEL_ID: '  ' })).toEqual(readBuildSettings({}));
});

test('a trailing slash after an origin is removed', () => {
  expect(readBuildSettings({ VITE_SITE_ORIGIN: 'https://hotel.example/' }).siteOrigin).toBe(
    'https://hotel.example',
  );
});

test.each([
  ['VITE_SITE_ORIGIN', 'hotel.example'],
  ['VITE_SITE_ORIGIN', 'https://hotel.example/path'],
  ['VITE_SITE_ORIGIN', 'http://hotel.example'],
  ['VITE_LEAD_HOST', 'ftp://leads.example'],
  ['VITE_LEAD_HOST', 'https://leads.example?x=1'],
  ['VITE_LEAD_KEY', 'two words'],
  ['VITE_LEAD_KEY', 'ключ'],
  ['VITE_PIXEL_ID', '12a4'],
  ['VITE_NEWSLETTER_ACTION', 'http://mail.example/subscribe'],
  ['VITE_SW', 'off'],
  ['VITE_LEAD_IDEMPOTENCY', 'true'],
])('%s with the value %s throws an error that names both', (name, value) => {
  expect(() => readBuildSettings({ [name]: value })).toThrow(new RegExp(`${name} must .*got "`));
});

test('one error names every wrong variable', () => {
  expect(() => readBuildSettings({ VITE_PIXEL_ID: 'x', VITE_SW: 'x' })).toThrow(
    /VITE_PIXEL_ID[\s\S]*VITE_SW/,
  );
});

test('import.meta.env gets a string for every setting', () => {
  const env = settingsAsEnv(readBuildSettings({ VITE_SW: 'remove', VITE_PIXEL_ID: '123' }));
  expect(env).toEqual({
    VITE_SITE_ORIGIN: 'http://localhost:4173',
    VITE_LEAD_HOST: '',
    VITE_LEAD_KEY: 'local-public-key',
    VITE_LEAD_IDEMPOTENCY: 'on',
    VITE_PIXEL_ID: '123',
    VITE_NEWSLETTER_ACTION: '/jsonp/local/forms/newsletter/subscribe',
    VITE_SW: 'remove',
  });
});

test.each([
  [{}, true],
  [{ VITE_LEAD_HOST: 'http://localhost:4173', VITE_LEAD_IDEMPOTENCY: 'off' }, true],
  [{ VITE_LEAD_HOST: 'https://leads.example' }, false],
  [{ VITE_LEAD_HOST: 'https://leads.example', VITE_LEAD_IDEMPOTENCY: 'on' }, true],
])('with %j a lead is sent with its id: %s', (variables, answer) => {
  expect(readBuildSettings(variables).sendsLeadId).toBe(answer);
});

test('another lead host without VITE_LEAD_IDEMPOTENCY causes a warning', () => {
  const variables = { VITE_SITE_ORIGIN: 'https://hotel.example', VITE_LEAD_HOST: 'https://leads.example' };
  expect(settingsWarnings(readBuildSettings(variables)).join('\n')).toMatch(/VITE_LEAD_IDEMPOTENCY is off/);
  const withId = readBuildSettings({ ...variables, VITE_LEAD_IDEMPOTENCY: 'on' });
  expect(settingsWarnings(withId).join('\n')).not.toMatch(/VITE_LEAD_IDEMPOTENCY/);
});

test('a public site with the local key causes warnings, the local site none', () => {
  const publicSite = readBuildSettings({ VITE_SITE_ORIGIN: 'https://hotel.example' });
  expect(settingsWarnings(publicSite).join('\n')).toMatch(/VITE_LEAD_KEY[\s\S]*VITE_LEAD_HOST/);
  expect(settingsWarnings(readBuildSettings({}))).toEqual([]);
});

test('a public site with a lead host on this computer causes a warning', () => {
  const local = {
    VITE_LEAD_HOST: 'http://localhost:54321',
    VITE_LEAD_KEY: 'key',
    VITE_LEAD_IDEMPOTENCY: 'on',
  };
  const settings = readBuildSettings({ ...local, VITE_SITE_ORIGIN: 'https://hotel.example' });
  expect(settingsWarnings(settings).join('\n')).toMatch(/VITE_LEAD_HOST is http:\/\/localhost:54321/);
  expect(settingsWarnings(readBuildSettings(local))).toEqual([]);
});

test('settings that were written into the environment are read again as the same settings', () => {
  for (const variables of [
    {},
    { VITE_LEAD_HOST: 'https://leads.example', VITE_SW: 'remove', VITE_PIXEL_ID: '1' },
  ]) {
    const settings = readBuildSettings(variables);
    expect(readBuildSettings(settingsAsEnv(settings))).toEqual(settings);
  }
});
