import { Agent, request as httpRequest } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { LEAD_PATH } from '../../../../src/leads/rules/lead-payload';
import { NEWSLETTER_PATH } from '../../../../src/settings/build-settings';
import { readLeadRecords } from '../../../support/lead-records';
import { LEAD, SITE_KEY } from '../../../support/lead-service';
import { postLead, serveSite } from '../serve-site';

const JSON_HEADERS = { 'Content-Type': 'application/json', Authorization: `Bearer ${SITE_KEY}` };

test('after a body that is too long or not read, the connection can be used again', async () => {
  const site = await serveSite();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ports = new Set<number | undefined>();
  const send = (body: string, headers = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { agent, method: 'POST', headers: { ...JSON_HEADERS, ...headers } };
      httpRequest(site.url + LEAD_PATH, options, (response) => {
        ports.add(response.socket.localPort);
        response.resume().on('end', () => resolve(response.statusCode));
      })
        .on('error', reject)
        .end(body);
    });
  const long = ' '.repeat(5_000_000);
  const statuses = [
    await send(long),
    await send(long, { Authorization: 'wrong' }),
    await send(JSON.stringify(LEAD)),
  ];
  expect([statuses, ports.size]).toEqual([[413, 401, 200], 1]);
});

test('a lead whose connection is closed halfway is not stored, and the server still answers', async () => {
  const site = await serveSite();
  const half = new Promise<void>((resolve) => {
    const headers = { ...JSON_HEADERS, 'Content-Length': 500 };
    const request = httpRequest(site.url + LEAD_PATH, { method: 'POST', headers });
    request.on('error', () => resolve());
    request.write(JSON.stringify(LEAD).slice(0, 100), () => request.destroy());
  });
  await half;
  expect((await postLead(site.url)).status).toBe(200);
  expect(readLeadRecords(site.leadFolder)).toHaveLength(1);
});

test('TRACE gets 405 with the allowed methods, and an impossible port is answered', async () => {
  const site = await serveSite();
  const answerTo = (method: string, path: string, headers = {}) =>
    new Promise<unknown[]>((resolve, reject) => {
      httpRequest({ port: site.port, path, method, headers }, (response) => {
        const { statusCode, headers } = response.resume();
        resolve([statusCode, headers.allow]);
      })
        .on('error', reject)
        .end();
    });
  expect(await answerTo('TRACE', '/')).toEqual([405, 'GET, HEAD']);
  expect(await answerTo('TRACE', LEAD_PATH)).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
  expect(await answerTo('TRACE', NEWSLETTER_PATH)).toEqual([405, 'POST']);
  expect(await answerTo('GET', LEAD_PATH, { Host: 'localhost:99999' })).toEqual([200, undefined]);
  expect(site.lines).toEqual([]);
});
