import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { leadRecords } from '../../../support/lead-records';
import { lead, SITE_KEY } from '../../../support/lead-service';
import { sendLead, serveSite } from '../served-site';

const json = { 'Content-Type': 'application/json', Authorization: `Bearer ${SITE_KEY}` };

test('a lead answered with 200 is in the folder, with its time', async () => {
  const site = await serveSite();
  const response = await sendLead(site.url);
  const { receipt } = await response.json();
  expect([response.status, receipt]).toEqual([200, expect.stringMatching(/^\w\w-\w{3}$/)]);
  expect(leadRecords(site.leadFolder)).toEqual([
    {
      received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      receipt,
      digest: expect.stringMatching(/^[\da-f]{64}$/),
      ...lead,
    },
  ]);
});

test('leads sent at the same time each get one file', async () => {
  const site = await serveSite();
  const names = Array.from({ length: 20 }, (_, i) => `Hotel ${i}`);
  await Promise.all(
    names.map((company_name) => sendLead(site.url, { body: JSON.stringify({ ...lead, company_name }) })),
  );
  expect(leadRecords(site.leadFolder)).toHaveLength(20);
});

test.each([
  ['no key', { 'Content-Type': 'application/json' }],
  ['a wrong key', { ...json, Authorization: 'Bearer other' }],
  ['a key of another scheme', { ...json, Authorization: 'Basic the-key' }],
])('a lead with %s is refused with 401', async (_case, headers) => {
  const site = await serveSite();
  expect((await sendLead(site.url, { headers })).status).toBe(401);
});

test('a lead with another type than JSON is refused with 415', async () => {
  const site = await serveSite();
  expect((await sendLead(site.url, { headers: { ...json, 'Content-Type': 'text/plain' } })).status).toBe(415);
});

test('a charset after the type is accepted', async () => {
  const site = await serveSite();
  const headers = { ...json, 'Content-Type': 'Application/JSON; charset=utf-8' };
  expect((await sendLead(site.url, { headers })).status).toBe(200);
});

test('a lead with wrong fields is refused with 400, naming them', async () => {
  const site = await serveSite();
  const { city: _city, ...rest } = lead;
  const response = await sendLead(site.url, { body: JSON.stringify({ ...rest, phone: 5, utm: 'x' }) });
  expect([response.status, await response.json()]).toEqual([
    400,
    {
      error: 'This is not a lead.',
      fields: [
        { field: 'city', code: 'missing' },
        { field: 'phone', code: 'wrong-type' },
        { field: 'utm', code: 'unknown-field' },
      ],
    },
  ]);
});

test.each([[''], ['{'], ['[]'], ['null'], ['"lead"']])('the body %s is refused with 400', async (body) => {
  const site = await serveSite();
  expect((await sendLead(site.url, { body })).status).toBe(400);
});

test('more than 16 KB are refused with 413, 16 KB are read', async () => {
  const site = await serveSite();
  const padded = (bytes: number) => JSON.stringify(lead).padEnd(bytes, ' ');
  expect((await sendLead(site.url, { body: padded(16_384) })).status).toBe(200);
  expect((await sendLead(site.url, { body: padded(16_385) })).status).toBe(413);
  expect((await sendLead(site.url, { body: padded(2_000_000) })).status).toBe(413);
  expect(leadRecords(site.leadFolder)).toHaveLength(1);
});

test('a body without an end is cut off, and the server still answers', async () => {
  const site = await serveSite();
  await new Promise<void>((resolve) => {
    const request = httpRequest(`${site.url}/functions/v1/lead-proxy`, { method: 'POST', headers: json });
    request.on('error', () => resolve());
    request.on('close', () => resolve());
    const chunk = Buffer.alloc(65_536, ' ');
    const pour = () => {
      while (!request.destroyed && request.write(chunk));
    };
    request.on('drain', pour);
    pour();
  });
  expect((await sendLead(site.url)).status).toBe(200);
});

test('a lead whose connection is closed halfway is not stored, and the server still answers', async () => {
  const site = await serveSite();
  const half = new Promise<void>((resolve) => {
    const headers = { ...json, 'Content-Length': 500 };
    const request = httpRequest(`${site.url}/functions/v1/lead-proxy`, { method: 'POST', headers });
    request.on('error', () => resolve());
    request.write(JSON.stringify(lead).slice(0, 100), () => request.destroy());
  });
  await half;
  expect((await sendLead(site.url)).status).toBe(200);
  expect(leadRecords(site.leadFolder)).toHaveLength(1);
});

test('other methods are refused with 405', async () => {
  const site = await serveSite();
  const response = await sendLead(site.url, { method: 'PUT' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
});
