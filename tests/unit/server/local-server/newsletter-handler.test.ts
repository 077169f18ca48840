import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEWSLETTER_PATH } from '../../../../src/settings/build-settings';
import { serveSite } from '../serve-site';

const subscribe = (url: string, email: string) =>
  fetch(url + NEWSLETTER_PATH, {
    method: 'POST',
    body: new URLSearchParams({ 'fields[email]': email, 'ml-submit': '1', anticsrf: 'true' }),
  });

test('the answer to the form is a page that says thank you', async () => {
  const site = await serveSite();
  const response = await subscribe(site.url, 'desk@hotel.example');
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('<h1>Thank you.');
});

test('an address is stored with its time', async () => {
  const site = await serveSite();
  await subscribe(site.url, ' desk@hotel.example ');
  expect(JSON.parse(readFileSync(site.subscriberFile, 'utf8'))).toEqual({
    received_at: expect.stringMatching(/Z$/),
    email: 'desk@hotel.example',
  });
});

test('an address after a line cut short by a power cut is stored on a separate line', async () => {
  const site = await serveSite();
  writeFileSync(site.subscriberFile, '{"received_at":"2025');
  for (const email of ['a@b.in', 'c@d.in']) await subscribe(site.url, email);
  const [torn, ...lines] = readFileSync(site.subscriberFile, 'utf8').split('\n');
  expect(torn).toBe('{"received_at":"2025');
  expect(lines.map((line) => JSON.parse(line).email)).toEqual(['a@b.in', 'c@d.in']);
});

test('the newsletter address refuses GET and says that it allows POST', async () => {
  const site = await serveSite();
  const { status, headers } = await site.get(NEWSLETTER_PATH);
  expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
});

test('a text that is too long or is no mail address gets 400 and is not stored', async () => {
  const site = await serveSite();
  for (const email of ['', 'desk', 'a b@c.d', `${'x'.repeat(5000)}@c.d`])
    expect((await subscribe(site.url, email)).status).toBe(400);
  expect(existsSync(site.subscriberFile)).toBe(false);
});

test('an address that cannot be stored gets 500', async () => {
  const site = await serveSite();
  mkdirSync(site.subscriberFile);
  expect((await subscribe(site.url, 'desk@hotel.example')).status).toBe(500);
});
