import { expect, test } from 'vitest';
import type { ReportRow } from '../../../../src/programs/check-live/report';
import { type HostOptions, openLiveHost, problemsOf, withHeader, wrongRows } from './live-host';

const ELSEWHERE = 'https://other.example';

type Fault = NonNullable<HostOptions['lead']>;
/** A lead function that answers one method wrongly. */
const onMethod = (method: string, fault: Fault): HostOptions => ({
  lead: (answer, request) => (request.method === method ? fault(answer, request) : answer),
});
const withoutOrigin: Fault = (answer) => withHeader(answer, 'Access-Control-Allow-Origin', null);
const withStatus =
  (status: number): Fault =>
  (answer) =>
    new Response(answer.body, { status, headers: answer.headers });

test.each<[fault: string, options: HostOptions, row: string, problem: RegExp]>([
  ['leads without their id', { built: { sendsLeadId: 'off' } }, 'lead: settings', /without their id/],
  [
    'another site that may send leads',
    { lead: (answer) => withHeader(answer, 'Access-Control-Allow-Origin', ELSEWHERE) },
    'lead: CORS',
    /allows https:\/\/other\.example, not http/,
  ],
  ['a function without CORS', onMethod('OPTIONS', withoutOrigin), 'lead: CORS', /allows no origin/],
  ['a function with unreadable answers', onMethod('POST', withoutOrigin), 'lead: CORS', /allows no origin/],
  [
    'a function that does not allow the lead id',
    { lead: (answer) => withHeader(answer, 'Access-Control-Allow-Headers', 'Authorization,Content-Type') },
    'lead: CORS',
    /does not allow the headers idempotency-key/,
  ],
  [
    'a function without preflight answer',
    onMethod('OPTIONS', withStatus(405)),
    'lead: CORS',
    /405 to a preflight/,
  ],
  ['a key that is refused', { built: { key: 'another-key' } }, 'lead: key', /the key of the site is refused/],
  [
    'a function that takes anything for a lead',
    onMethod('POST', withStatus(200)),
    'lead: key',
    /answers 200 to what is no lead/,
  ],
  ['a function without a health answer', onMethod('GET', withStatus(405)), 'lead: health', /405 to GET/],
  [
    'a page as health answer',
    onMethod('GET', () => new Response('<p>hello')),
    'lead: health',
    /without \{"ok": true\}/,
  ],
])('%s makes one row of the report wrong', async (_fault, options, row, problem) => {
  const host = await openLiveHost(options);
  const rows = await host.check();
  expect([wrongRows(rows), problemsOf(rows)]).toEqual([[row], expect.stringMatching(problem)]);
  expect(host.posted).toEqual([]);
});

test('for a worker without lead settings only a given lead host is checked, without its key', async () => {
  const host = await openLiveHost({
    files: (files) => ({ ...files, '/service-worker.js': 'removal' }),
  });
  const leadRows = (rows: readonly ReportRow[]) =>
    rows.map(({ name }) => name).filter((name) => name.startsWith('lead:'));
  const rows = await host.check();
  expect([wrongRows(rows), leadRows(rows)]).toEqual([['lead: settings'], ['lead: settings']]);
  const given = await host.check(host.leadHost);
  expect(wrongRows(given)).toEqual(['lead: settings']);
  expect(leadRows(given)).toEqual(['lead: settings', 'lead: CORS', 'lead: health']);
});

test('a site that sends its leads to another host than the given one has a finding', async () => {
  const host = await openLiveHost();
  expect(wrongRows(await host.check(host.leadHost))).toEqual([]);
  expect(problemsOf(await host.check(ELSEWHERE))).toContain(`sends leads to ${host.leadHost}`);
});

test('leads that go to the own host of the site are right if that host is given', async () => {
  const host = await openLiveHost({ built: { leadHost: '' } });
  expect(wrongRows(await host.check(host.origin))).not.toContain('lead: settings');
  expect(problemsOf(await host.check(ELSEWHERE))).toContain(`sends leads to ${host.origin}`);
});
