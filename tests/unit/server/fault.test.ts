import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sendLead, serveSite } from './served-site';

test('a fault answers leads in place of the endpoint, and nothing is stored', async () => {
  const site = await serveSite();
  site.faults.current = { status: 503, retryAfter: '7' };
  const response = await sendLead(site.url);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7']);
  expect(existsSync(site.leadPath)).toBe(false);
  expect((await site.get('/about')).status).toBe(200);
});

test('a fault of one request is over with it', async () => {
  const site = await serveSite();
  site.faults.current = { status: 500, once: true };
  expect([(await sendLead(site.url)).status, (await sendLead(site.url)).status]).toEqual([500, 200]);
});

test('a line that breaks before the work loses the lead, one that breaks after it loses the answer alone', async () => {
  const site = await serveSite();
  site.faults.current = { drop: 'before' };
  await expect(sendLead(site.url)).rejects.toThrow();
  expect(existsSync(site.leadPath)).toBe(false);
  site.faults.current = { drop: 'after' };
  await expect(sendLead(site.url)).rejects.toThrow();
  expect(readFileSync(site.leadPath, 'utf8').trim().split('\n')).toHaveLength(1);
});

test('a fault may strike pages', async () => {
  const site = await serveSite();
  site.faults.current = { path: /^\/about/, status: 502, delayMs: 1 };
  expect([(await site.get('/about')).status, (await site.get('/')).status]).toEqual([502, 200]);
});
