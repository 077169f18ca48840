import { expect, test } from 'vitest';
import { type HostOptions, onPath, openLiveHost, problemsOf, withHeader, wrongRows } from './live-host';

test('a correct site has no finding, and the check stores no lead', async () => {
  const host = await openLiveHost();
  const rows = await host.check();
  expect(problemsOf(rows)).toBe('');
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['pages', 'lead: CORS', 'lead: key']));
  expect(host.posted).toEqual([]);
});

/** The site without a file. */
const without = (path: string): HostOptions => ({
  files: (files) => Object.fromEntries(Object.entries(files).filter(([name]) => name !== path)),
});
/** A site whose host sends another header with a file. Null: it does not send it. */
const sent = (path: string, header: string, value: string | null): HostOptions => ({
  site: onPath(path, (answer) => withHeader(answer, header, value)),
});
/** A site whose host redirects an address. */
const redirected = (from: string, status: number, to: string): HostOptions => ({
  site: onPath(from, () => new Response(null, { status, headers: { Location: to } })),
});
/** A site with another text in a file. */
const changed = (path: string, change: (text: string) => string): HostOptions => ({
  files: (files) => ({ ...files, [path]: change(files[path] ?? '') }),
});

test.each<[fault: string, options: HostOptions, row: string, problem: RegExp]>([
  ['no sitemap', without('/sitemap.xml'), 'sitemap', /404/],
  ['a sitemap without pages', changed('/sitemap.xml', () => '<urlset></urlset>'), 'sitemap', /no page/],
  [
    'a page that the sitemap lists and is not there',
    { site: onPath('/about', () => new Response('gone', { status: 404 })) },
    'pages',
    /404, not 200/,
  ],
  [
    'a page that leads to its address with a slash',
    redirected('/about', 301, '/about/'),
    'pages',
    /301, not 200/,
  ],
  [
    'a page that is sent as a download',
    sent('/about', 'Content-Type', 'application/octet-stream'),
    'pages',
    /octet-stream/,
  ],
  [
    'a page that answers .html itself',
    {
      site: onPath('/about.html', () => new Response('about', { headers: { 'Content-Type': 'text/html' } })),
    },
    'other addresses',
    /answers 200/,
  ],
  ['a redirect that is not for good', redirected('/about/', 302, '/about'), 'other addresses', /answers 302/],
  ['a redirect to the home page', redirected('/about/', 301, '/'), 'other addresses', /leads to \//],
  [
    'status 200 for an unknown address',
    {
      site: (answer) =>
        answer.status === 404 ? new Response(answer.body, { headers: answer.headers }) : answer,
    },
    'unknown addresses',
    /200, not 404/,
  ],
  [
    'another 404 page than the one of the site',
    changed('/404.html', () => 'No such file.'),
    'unknown addresses',
    /without the 404 page/,
  ],
  [
    'a header of `_headers` that is not sent',
    { site: (answer) => withHeader(answer, 'Referrer-Policy', null) },
    'headers',
    /Referrer-Policy is not sent/,
  ],
  [
    'files with a hash that are asked for again',
    sent('/assets/entry-1.js', 'Cache-Control', 'no-cache'),
    'headers',
    /Cache-Control is "no-cache"/,
  ],
  [
    'a worker that is kept',
    sent('/service-worker.js', 'Cache-Control', 'max-age=3600'),
    'headers',
    /Cache-Control is "max-age=3600"/,
  ],
  [
    'a policy that stops the leads',
    {
      site: (answer) => {
        const policy = answer.headers
          .get('Content-Security-Policy')
          ?.replace(/connect-src [^;]*/, "connect-src 'self'");
        return policy === undefined ? answer : withHeader(answer, 'Content-Security-Policy', policy);
      },
    },
    'headers',
    /connect-src lacks http/,
  ],
  [
    'a style that the host has changed',
    changed('/about.html', (html) => `${html}<style>.b{}</style>`),
    'headers',
    /style-src lacks the hash/,
  ],
  [
    'no compression',
    {
      site: onPath('/assets/entry-1.js', (answer) => {
        const plain = new Response('x'.repeat(2000), { headers: answer.headers });
        return withHeader(plain, 'Content-Encoding', null);
      }),
    },
    'compression',
    /without compression/,
  ],
  [
    'a worker of a wrong type',
    sent('/service-worker.js', 'Content-Type', 'text/plain'),
    'files',
    /text\/plain/,
  ],
  [
    'a page in the place of the manifest',
    sent('/manifest.webmanifest', 'Content-Type', 'text/html'),
    'files',
    /text\/html/,
  ],
  ['an icon that is not there', without('/icon.png'), 'files', /404, not 200/],
  ['an icon of a wrong type', sent('/favicon.svg', 'Content-Type', 'text/plain'), 'files', /text\/plain/],
  [
    'an icon that the manifest names with a wrong type',
    sent('/icon.png', 'Content-Type', 'text/plain'),
    'files',
    /text\/plain/,
  ],
  ['a script that is not there', without('/assets/entry-1.js'), 'files', /404, not 200/],
  ['a share picture that is not there', without('/share/page.png'), 'files', /404, not 200/],
])('%s makes one row of the report wrong', async (_fault, options, row, problem) => {
  const host = await openLiveHost(options);
  const rows = await host.check();
  expect([wrongRows(rows), problemsOf(rows)]).toEqual([[row], expect.stringMatching(problem)]);
  expect(host.posted).toEqual([]);
});

test('a site that was built for another origin has a finding in both rows about addresses', async () => {
  const host = await openLiveHost({ built: { origin: 'https://other.example' } });
  const rows = await host.check();
  expect(wrongRows(rows)).toEqual(['sitemap', 'pages']);
  for (const { remedy } of rows.flatMap(({ findings }) => findings)) {
    expect(remedy).toContain(`VITE_SITE_ORIGIN=${host.origin}`);
  }
});
