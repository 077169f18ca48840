import { expect, test } from 'vitest';
import { readLeadRecords } from '../../support/lead-records';
import { postLead, serveSite } from '../server/serve-site';

test('with a status fault the server answers with this status and `Retry-After`', async () => {
  const site = await serveSite();
  site.faults.current = { status: 503, retryAfter: '7' };
  const response = await postLead(site.url);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '7']);
});

test('a repeated lead is stored once if it has an id, and twice if not', async () => {
  const site = await serveSite();
  const rows = () => readLeadRecords(site.leadFolder).length;
  site.faults.current = { repeat: true };
  expect((await postLead(site.url, {}, 'a1b2c3')).status).toBe(200);
  expect(rows()).toBe(1);
  expect((await postLead(site.url)).status).toBe(200);
  expect(rows()).toBe(3);
  site.faults.current = { repeat: true, drop: 'after' };
  await expect(postLead(site.url)).rejects.toThrow('fetch failed');
  expect(rows()).toBe(5);
});

test('a page sent in pieces arrives complete', async () => {
  const site = await serveSite();
  const ask = () => site.get('/about', { headers: { 'Accept-Encoding': 'identity' } });
  const whole = await (await ask()).text();
  site.faults.current = { path: /^\/about/, pieces: 3 };
  const pieces: Uint8Array[] = [];
  for await (const piece of (await ask()).body ?? []) pieces.push(piece);
  // Two pieces can arrive as one.
  expect(pieces.length).toBeGreaterThan(1);
  expect(Buffer.concat(pieces).toString()).toBe(whole);
});
