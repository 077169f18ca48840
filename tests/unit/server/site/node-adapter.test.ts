import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { leadRecords } from '../../../support/lead-records';
import { LEAD, SITE_KEY } from '../../../support/lead-service';
import { sendLead, serveSite } from '../served-site';

const JSON_HEADERS = { 'Content-Type': 'application/json', Authorization: `Bearer ${SITE_KEY}` };

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
      ...LEAD,
    },
  ]);
});

test('leads sent at the same time each get one file', async () => {
  const site = await serveSite();
  const names = Array.from({ length: 20 }, (_, i) => `Hotel ${i}`);
  await Promise.all(
    names.map((company_name) => sendLead(site.url, { body: JSON.stringify({ ...LEAD, company_name }) })),
  );
  expect(leadRecords(site.leadFolder)).toHaveLength(20);
});

test('a body without an end is cut off, and the server still answers', async () => {
  const site = await serveSite();
  await new Promise<void>((resolve) => {
    const request = httpRequest(`${site.url}/functions/v1/lead-proxy`, {
      method: 'POST',
      headers: JSON_HEADERS,
    });
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
    const headers = { ...JSON_HEADERS, 'Content-Length': 500 };
    const request = httpRequest(`${site.url}/functions/v1/lead-proxy`, { method: 'POST', headers });
    request.on('error', () => resolve());
    request.write(JSON.stringify(LEAD).slice(0, 100), () => request.destroy());
  });
  await half;
  expect((await sendLead(site.url)).status).toBe(200);
  expect(leadRecords(site.leadFolder)).toHaveLength(1);
});
