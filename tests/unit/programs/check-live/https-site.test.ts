import { expect, test, vi } from 'vitest';
import { checkSite } from '../../../../src/programs/check-live/check-site';
import { headerFindings, policyFindings } from '../../../../src/programs/check-live/header-findings';
import { httpFindings } from '../../../../src/programs/check-live/page-findings';
import type { SiteResponse } from '../../../../src/programs/check-live/send-request';
import { commonHeaders } from '../../../../src/site-build/files/host-files';

const ORIGIN = 'https://www.kitaki.example';

function answerOf(address: string, status: number, headers: Record<string, string>, body = ''): SiteResponse {
  return { address, status, headers: new Headers(headers), body, outcome: `answers ${status}` };
}

function sentHeaders(newsletterAction = ''): Record<string, string> {
  const settings = { siteOrigin: ORIGIN, leadHost: '', pixelId: '123', newsletterAction };
  return { ...commonHeaders(settings, { styles: [], scripts: [] }), 'Cache-Control': 'no-cache' };
}

test('an https page with every header has no finding, and its policy may allow the hosts of a pixel', () => {
  const page = answerOf(`${ORIGIN}/about`, 200, sentHeaders());
  expect(headerFindings(page, { origin: ORIGIN, leadHost: '' })).toEqual([]);
});

test('an https site without Strict-Transport-Security has a finding', () => {
  const { 'Strict-Transport-Security': _, ...rest } = sentHeaders();
  const findings = headerFindings(answerOf(`${ORIGIN}/about`, 200, rest), { origin: ORIGIN, leadHost: '' });
  expect(findings.map(({ problem }) => problem)).toEqual(['Strict-Transport-Security is not sent']);
});

test('the policy must allow the address of the newsletter form', () => {
  const action = 'https://lists.example/subscribe';
  const form = `<form action="/contact"><form action="${action}" method="post">`;
  const findingsWith = (headers: Record<string, string>) =>
    headerFindings(answerOf(`${ORIGIN}/`, 200, headers, form), { origin: ORIGIN, leadHost: '' });
  expect(findingsWith(sentHeaders(action))).toEqual([]);
  expect(findingsWith(sentHeaders()).map(({ problem }) => problem)).toEqual([
    'Content-Security-Policy: form-action lacks https://lists.example',
  ]);
});

test.each([
  ["script-src 'self'; object-src 'none'", []],
  ["object-src 'none';script-src 'self' 'sha256-abc=' https://pixel.example", []],
  ["script-src 'self'", ['Content-Security-Policy has no object-src']],
  [
    "script-src 'self' 'unsafe-inline'; object-src 'none'",
    ["Content-Security-Policy: script-src allows 'unsafe-inline'"],
  ],
  ["script-src * 'self'; object-src 'none'", ['Content-Security-Policy: script-src allows *']],
  ["script-src 'none'; object-src 'none'", ["Content-Security-Policy: script-src lacks 'self'"]],
  [
    "script-src 'self'; object-src 'none', frame-ancestors 'none'",
    ['Content-Security-Policy is sent more than once'],
  ],
])('the policy %j has these findings: %j', (sent, findings) => {
  expect(policyFindings("script-src 'self'; object-src 'none'", sent)).toEqual(findings);
});

test.each([
  [301, `${ORIGIN}/`, true],
  [308, `${ORIGIN}/`, true],
  [301, 'http://www.kitaki.example/home', false],
  [301, 'https://www.kitaki.example.other/', false],
  [200, '', false],
])('an http:// response %d to %j redirects to https://: %j', (status, location, isRight) => {
  const answer = answerOf('http://www.kitaki.example/', status, { Location: location });
  expect(httpFindings(answer, ORIGIN).length === 0).toBe(isRight);
});

test.each([
  [301, true],
  [200, false],
])(
  'the check of an https:// site also requests http://, and accepts status %d there: %j',
  async (status, isRight) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      const headers: HeadersInit = address.startsWith('http:') ? { Location: `${ORIGIN}/` } : {};
      return new Response(null, { status, headers });
    });
    const row = (await checkSite(ORIGIN)).find(({ name }) => name === 'http');
    expect(asked).toContain('http://www.kitaki.example/');
    expect(row?.findings.length === 0).toBe(isRight);
  },
);
