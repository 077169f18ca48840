import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { NEWSLETTER_PATH } from '../settings';
import { answerUnderFaults, type Faults, repeating } from './fault';
import { headersFor, parseHeaderRules } from './header-rules';
import { type ClientLimit, createClientLimit } from './leads/client-limit';
import { createLeadHandler, LEAD_PATH, type RequestHandler } from './leads/lead-handler';
import type { LeadStore } from './leads/lead-store';
import type { LeadNotifier } from './leads/notifier';
import type { LineFile } from './line-file';
import { refuseForeign } from './local-only';
import { createNewsletterHandler } from './newsletter-handler';
import { answerWith } from './node-adapter';
import { answerFor } from './site-address';
import { readSiteFiles, type SiteFile } from './site-files';

interface SiteServerOptions {
  distDir: string;
  store: LeadStore;
  subscriberFile: LineFile;
  /** The bearer keys. A lead request must have one of them. */
  keys: readonly string[];
  /** The limit per client. Undefined: no limit. */
  limit?: ClientLimit;
  /** The maximum number of leads stored in an hour. Undefined: no maximum. */
  ceiling?: number | undefined;
  /** Sends the office a message for each new lead. Undefined: no messages. */
  notifier?: LeadNotifier | undefined;
  log: (line: string) => void;
  /** For tests. Read at each request; no request can set it. */
  faults?: Faults;
}

/**
 * Creates a server, which does not listen yet, for the built site and the two services of its forms. It serves files as a
 * static host does, and answers only this computer. Rejects if the build cannot be read. No library does this: sirv 3 does not
 * redirect to clean addresses, does not compress, and does not read `_headers`.
 */
export async function createSiteServer(options: SiteServerOptions): Promise<Server> {
  const { distDir, store, subscriberFile, keys, limit = createClientLimit(0), log } = options;
  const { ceiling, notifier, faults = { current: null } } = options;
  const files = readSiteFiles(distDir);
  const headersFile = join(distDir, '_headers');
  const rules = existsSync(headersFile) ? parseHeaderRules(readFileSync(headersFile, 'utf8')) : [];
  const endpoints = new Map<string, RequestHandler>([
    [LEAD_PATH, createLeadHandler({ store, keys, limit, ceiling, notifier, log })],
    [NEWSLETTER_PATH, createNewsletterHandler({ subscriberFile, log })],
  ]);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (refuseForeign(request, response)) return;
    const [pathname = '/', search = ''] = splitQuery(request.url ?? '/');
    const endpoint = endpoints.get(pathname);
    await answerUnderFaults(faults, pathname, request, response, (asked, answer, times) =>
      endpoint === undefined
        ? sendFile(asked, answer, pathname, search)
        : answerWith(repeating(endpoint, times), asked, answer),
    );
  }

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    search: string,
  ): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const found = answerFor(pathname, search, (file) => files.has(file));
    if ('redirect' in found) {
      response.writeHead(301, { Location: found.redirect, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    const path = 'file' in found ? found.file : '/404.html';
    const file = files.get(path);
    if (file === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    const ownHeaders = { 'cache-control': cacheControl(path), ...headersFor(pathname, rules) };
    await send(file, 'file' in found ? 200 : 404, ownHeaders, request, response);
  }

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      log(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

function splitQuery(url: string): [string, string] {
  const start = url.indexOf('?');
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)];
}

/** A file with a hash in its name never changes. For any other file the browser asks each time whether it has changed. */
function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

async function send(
  file: SiteFile,
  status: number,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const compressed = /\bbr\b/.test(String(request.headers['accept-encoding']))
    ? await file.brotli?.()
    : undefined;
  const etag = `"${file.etag}${compressed ? '-br' : ''}"`;
  const common = { ...headers, etag, ...(file.brotli === null ? {} : { vary: 'Accept-Encoding' }) };
  if (status === 200 && (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(etag)) {
    response.writeHead(304, common).end();
    return;
  }
  response.writeHead(status, {
    ...common,
    'content-type': file.contentType,
    'content-length': (compressed ?? file.plain).length,
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : (compressed ?? file.plain));
}
