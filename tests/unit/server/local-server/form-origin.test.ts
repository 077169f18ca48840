import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEWSLETTER_PATH } from '../../../../src/settings/build-settings';
import { leadRequest } from '../../../support/lead-service';
import { serveSite } from '../serve-site';

async function statusesFrom(site: Awaited<ReturnType<typeof serveSite>>, origin: string): Promise<number[]> {
  const lead = leadRequest(null, {}, site.url);
  lead.headers.set('Origin', origin);
  const address = {
    method: 'POST',
    headers: { Origin: origin },
    body: 'fields%5Bemail%5D=desk%40hotel.example',
  };
  return [(await fetch(lead)).status, (await site.get(NEWSLETTER_PATH, address)).status];
}

test.each([
  ['https://evil.example'],
  ['http://evil.example:4173'],
  ['http://localhost.evil.example'],
  ['http://192.168.0.7'],
  ['null'],
])('a page of %s can store no lead and no address', async (origin) => {
  const site = await serveSite();
  expect(await statusesFrom(site, origin)).toEqual([403, 403]);
  expect([existsSync(site.leadFolder), existsSync(site.subscriberFile)]).toEqual([false, false]);
});

test.each([['http://localhost:4173'], ['http://127.0.0.1:80'], ['http://[::1]:4173'], ['http://localhost']])(
  'a page of %s can store a lead and an address',
  async (origin) => {
    expect(await statusesFrom(await serveSite(), origin)).toEqual([200, 200]);
  },
);
