import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { notFoundCopy } from '../../../../src/content/copy/app-shell';
import { listenLocally } from '../../../../src/node/listen-locally';
import { checkSite } from '../../../../src/programs/check-live/check-site';
import type { ReportRow } from '../../../../src/programs/check-live/report';
import { answerNodeRequest } from '../../../../src/server/local-server/node-adapter';
import { resolvePath } from '../../../../src/server/local-server/resolve-path';
import type { RequestHandler } from '../../../../src/server/request-handler';
import { inlineTexts } from '../../../../src/site-build/files/content-security-policy';
import { cacheControl, commonHeaders } from '../../../../src/site-build/files/host-files';

const KEY = 'public-key';

/** Changes a correct response into a faulty one. */
type Fault = (answer: Response, request: Request) => Response;

export interface HostOptions {
  /** Changes responses of the static host. */
  site?: Fault;
  /** Changes responses of the lead function. */
  lead?: Fault;
  /** Changes the files before they are deployed. Maps paths to texts. */
  files?: (files: Record<string, string>) => Record<string, string>;
  /** The build settings. Default: the live origin and lead host. */
  built?: { origin?: string; leadHost?: string; key?: string; sendsLeadId?: 'on' | 'off' };
}

/** Starts a deployed site and its lead function, on two ports, until the test ends. Correct except for the given faults. */
export async function openLiveHost({ site, lead, files = (same) => same, built = {} }: HostOptions = {}) {
  const posted: string[] = [];
  const own: { origin: string; answer: RequestHandler } = { origin: '', answer: async () => new Response() };
  own.origin = await listen((request, client) => own.answer(request, client));
  const { origin } = own;
  const leadHost = await listen(async (request) => {
    const answer = await leadAnswer(request, origin, posted);
    return lead?.(answer, request) ?? answer;
  });
  const settings = { origin, leadHost, key: KEY, sendsLeadId: 'on' as const, ...built };
  const deployed = files(siteFiles(settings));
  own.answer = async (request) => {
    const answer = siteAnswer(request, origin, leadHost, deployed);
    return site?.(answer, request) ?? answer;
  };

  /** Checks the site from outside. Resolves to the rows of the report. Rejects if the site cannot be reached. */
  function check(expectedLeadHost?: string): Promise<readonly ReportRow[]> {
    return checkSite(origin, expectedLeadHost);
  }
  return { origin, leadHost, posted, check };
}

/** Serves a handler on a free port. Resolves to its origin. */
async function listen(handler: RequestHandler): Promise<string> {
  const server = createServer((request, response) => void answerNodeRequest(handler, request, response));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listenLocally(server)}`;
}

interface Built {
  origin: string;
  leadHost: string;
  key: string;
  sendsLeadId: string;
}

const TEXT = 'lit window '.repeat(200);
const STYLE = '<style>.a{color:red}</style>';

function siteFiles({ origin, leadHost, key, sendsLeadId }: Built): Record<string, string> {
  const page = (path: string) =>
    `<!doctype html><link rel="canonical" href="${origin}${path}">
    <meta property="og:image" content="${origin}/share/page.png"><link rel="icon" href="/favicon.svg">
    <script type="module" src="/assets/entry-1.js"></script>${STYLE}${TEXT}`;
  const listed = ['/', '/about', '/blog/first'].map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return {
    '/index.html': page('/'),
    '/about.html': page('/about'),
    '/blog/first.html': page('/blog/first'),
    '/404.html': `${STYLE}<h1>${notFoundCopy.title}</h1>${TEXT}`,
    '/sitemap.xml': `<urlset>${listed.join('')}</urlset>`,
    '/service-worker.js': `const e={VITE_LEAD_HOST:\`${leadHost}\`,VITE_LEAD_IDEMPOTENCY:\`${sendsLeadId}\`,VITE_LEAD_KEY:\`${key}\`};//${TEXT}`,
    '/manifest.webmanifest': JSON.stringify({ icons: [{ src: '/icon.png' }], description: TEXT }),
    '/favicon.svg': `<svg>${TEXT}</svg>`,
    '/icon.png': 'picture',
    '/share/page.png': 'picture',
    '/assets/entry-1.js': `//${TEXT}`,
  };
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  xml: 'application/xml',
};

/** Responds as a correct static host: with the headers of `_headers`, and texts compressed. */
function siteAnswer(
  request: Request,
  origin: string,
  leadHost: string,
  files: Readonly<Record<string, string>>,
): Response {
  const { pathname } = new URL(request.url);
  const resolved = resolvePath(pathname, '', (file) => file in files);
  if ('redirect' in resolved)
    return new Response(null, { status: 301, headers: { Location: resolved.redirect } });
  const { file: path, status } = resolved;
  const settings = { siteOrigin: origin, leadHost, pixelId: '', newsletterAction: '/newsletter' };
  const headers = {
    ...commonHeaders(settings, inlineTexts(STYLE)),
    'Cache-Control': cacheControl(pathname),
    'Content-Type': TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
  };
  const content = files[path] ?? '';
  if (path.endsWith('.png')) return new Response(content, { status, headers });
  return new Response(gzipSync(content), { status, headers: { ...headers, 'Content-Encoding': 'gzip' } });
}

/** Responds as a correct lead function for pages of `origin`. Adds to `posted` what it would store. */
async function leadAnswer(request: Request, origin: string, posted: string[]): Promise<Response> {
  const headers = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key',
  };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  if (request.method === 'GET') return Response.json({ ok: true }, { headers });
  if (request.headers.get('Authorization') !== `Bearer ${KEY}`)
    return new Response(null, { status: 401, headers });
  const body = await request.text();
  if (!body.startsWith('{')) return Response.json({ error: 'This is not a lead.' }, { status: 400, headers });
  posted.push(body);
  return Response.json({ ok: true }, { headers });
}

/** Returns the response with one header set. Null removes the header. */
export function withHeader(answer: Response, name: string, value: string | null): Response {
  const headers = new Headers(answer.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Limits a fault to one path. */
export function onPath(path: string, fault: Fault): Fault {
  return (answer, request) => (new URL(request.url).pathname === path ? fault(answer, request) : answer);
}

/** The names of the rows with a finding. */
export function wrongRows(rows: readonly ReportRow[]): string[] {
  return rows.filter(({ findings }) => findings.length > 0).map(({ name }) => name);
}

/** The sentences of all findings, one on each line. */
export function problemsOf(rows: readonly ReportRow[]): string {
  return rows.flatMap(({ findings }) => findings.map(({ problem }) => problem)).join('\n');
}
