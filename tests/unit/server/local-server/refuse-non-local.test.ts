import { existsSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { LEAD_PATH } from '../../../../src/leads/rules/lead';
import { NEWSLETTER_PATH } from '../../../../src/settings/build-settings';
import { LEAD, SITE_KEY } from '../../../support/lead-service';
import { serveSite } from '../served-site';

/** Sends a request with any Host and Origin. `fetch` would set both itself. */
function ask(port: number, path: string, method: string, headers: Record<string, string>, body = '') {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end(body);
  });
}

async function served() {
  const site = await serveSite();
  return {
    ...site,
    sendLead: (headers: Record<string, string>) =>
      ask(
        site.port,
        LEAD_PATH,
        'POST',
        { 'Content-Type': 'application/json', Authorization: `Bearer ${SITE_KEY}`, ...headers },
        JSON.stringify(LEAD),
      ),
    subscribe: (headers: Record<string, string>) =>
      ask(site.port, NEWSLETTER_PATH, 'POST', headers, 'fields%5Bemail%5D=desk%40hotel.example'),
  };
}

test('a request with another host name gets 421, for pages, leads and addresses alike', async () => {
  const { port, sendLead, subscribe, leadFolder, subscriberPath } = await served();
  for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '192.168.0.7']) {
    const answers = [
      await ask(port, '/', 'GET', { Host: host }),
      await sendLead({ Host: host }),
      await subscribe({ Host: host }),
    ];
    for (const { status, text } of answers)
      expect([status, JSON.parse(text)]).toEqual([
        421,
        { error: 'This server only answers requests to localhost.' },
      ]);
  }
  expect([existsSync(leadFolder), existsSync(subscriberPath)]).toEqual([false, false]);
});

test('every name of this computer is accepted as host', async () => {
  const { port, sendLead } = await served();
  for (const host of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'LOCALHOST'])
    expect((await sendLead({ Host: host })).status).toBe(200);
});

test('a page of another origin can send no lead, no address and no preflight request', async () => {
  const { port, sendLead, subscribe, leadFolder, subscriberPath } = await served();
  const own = `localhost:${port}`;
  for (const origin of [
    'https://evil.example',
    'http://localhost:1',
    `https://${own}`,
    'null',
    `http://${own}/`,
  ]) {
    const answers = [
      await sendLead({ Host: own, Origin: origin }),
      await subscribe({ Host: own, Origin: origin }),
      await ask(port, LEAD_PATH, 'OPTIONS', { Host: own, Origin: origin }),
    ];
    for (const { status, text } of answers)
      expect([status, JSON.parse(text)]).toEqual([403, { error: expect.any(String) }]);
  }
  expect([existsSync(leadFolder), existsSync(subscriberPath)]).toEqual([false, false]);
});

test('pages of the server can send under each of its names, and so can programs without an origin', async () => {
  const { port, sendLead, subscribe } = await served();
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
    expect((await sendLead({ Host: host, Origin: `http://${host}` })).status).toBe(200);
    expect((await subscribe({ Host: host, Origin: `http://${host}` })).status).toBe(200);
    expect((await subscribe({ Host: host })).status).toBe(200);
  }
  expect((await sendLead({ Host: 'localhost:80', Origin: 'http://localhost' })).status).toBe(200);
});

test('an impossible port and the method TRACE are refused, without an error of the server', async () => {
  const { port, lines } = await served();
  const statuses: number[] = [];
  for (const path of ['/', LEAD_PATH, NEWSLETTER_PATH]) {
    for (const host of ['localhost:99999', '127.0.0.1:65536'])
      for (const headers of [{ Host: host }, { Host: host, Origin: `http://${host}` }])
        statuses.push((await ask(port, path, 'POST', headers)).status);
    statuses.push((await ask(port, path, 'TRACE', { Host: 'localhost' })).status);
  }
  expect([...new Set(statuses)].sort()).toEqual([400, 405]);
  expect(lines).toEqual([]);
});
