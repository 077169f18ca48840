import { expect, test } from 'vitest';
import { readLeadRecords } from '../../../support/lead-records';
import { LEAD, SITE_KEY } from '../../../support/lead-service';
import { postLead, serveSite } from '../serve-site';

const JSON_HEADERS = { 'Content-Type': 'application/json', Authorization: `Bearer ${SITE_KEY}` };

test.each([
  ['no key', { 'Content-Type': 'application/json' }],
  ['a wrong key', { ...JSON_HEADERS, Authorization: 'Bearer other' }],
  ['a key of another scheme', { ...JSON_HEADERS, Authorization: 'Basic the-key' }],
])('a lead with %s is refused with 401', async (_case, headers) => {
  const site = await serveSite();
  expect((await postLead(site.url, { headers })).status).toBe(401);
});

test('a lead with another type than JSON is refused with 415', async () => {
  const site = await serveSite();
  expect(
    (await postLead(site.url, { headers: { ...JSON_HEADERS, 'Content-Type': 'text/plain' } })).status,
  ).toBe(415);
});

test('a charset after the type is accepted', async () => {
  const site = await serveSite();
  const headers = { ...JSON_HEADERS, 'Content-Type': 'Application/JSON; charset=utf-8' };
  expect((await postLead(site.url, { headers })).status).toBe(200);
});

test('a lead with wrong fields is refused with 400, naming them', async () => {
  const site = await serveSite();
  const { city: _city, ...rest } = LEAD;
  const response = await postLead(site.url, { body: JSON.stringify({ ...rest, phone: 5, utm: 'x' }) });
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
  expect((await postLead(site.url, { body })).status).toBe(400);
});

test('more than 16 KB are refused with 413, 16 KB are read', async () => {
  const site = await serveSite();
  const padded = (bytes: number) => JSON.stringify(LEAD).padEnd(bytes, ' ');
  expect((await postLead(site.url, { body: padded(16_384) })).status).toBe(200);
  expect((await postLead(site.url, { body: padded(16_385) })).status).toBe(413);
  expect((await postLead(site.url, { body: padded(2_000_000) })).status).toBe(413);
  expect(readLeadRecords(site.leadFolder)).toHaveLength(1);
});

test('other methods are refused with 405', async () => {
  const site = await serveSite();
  const response = await postLead(site.url, { method: 'PUT' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
});
