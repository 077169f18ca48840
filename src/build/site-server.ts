import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Fault, strike } from './fault';
import { headersFor, parseHeaderRules } from './header-rules';
import { createLeadEndpoint, LEAD_PATH } from './lead-endpoint';
import type { LineFile } from './line-file';
import { createNewsletterEndpoint, NEWSLETTER_PATH } from './newsletter-endpoint';
import { answerFor } from './site-address';
import { readSiteFiles, type SiteFile } from './site-files';

export interface SiteServerOptions {
  distDir: string;
  leadFile: LineFile;
  subscriberFile: LineFile;
  /** The bearer key that leads must carry. */
  key: string;
  log: (line: string) => void;
  /** For tests: read anew at each request. There is no way to set it over the network. */
  faults?: { current: Fault | null };
}

/** The built site as a good static host serves it, and the two services its forms are sent to. Not listening yet. */
export async function createSiteServer(options: SiteServerOptions): Promise<Server> {
  const { distDir, leadFile, subscriberFile, key, log, faults } = options;
  const files = readSiteFiles(distDir);
  const headersFile = join(distDir, '_headers');
  const rules = existsSync(headersFile) ? parseHeaderRules(readFileSync(headersFile, 'utf8')) : [];
  const endpoints = new Map([
    [LEAD_PATH, createLeadEndpoint({ leadFile, key, log })],
    [NEWSLETTER_PATH, createNewsletterEndpoint({ subscriberFile, log })],
  ]);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = '/', search = ''] = splitQuery(request.url ?? '/');
    const answer = endpoints.get(pathname) ?? sendFile;
    const fault = faults?.current ?? null;
    if (
      fault !== null &&
      faults !== undefined &&
      (await strike(fault, pathname, faults, request, response, answer))
    )
      return;
    await answer(request, response);

    async function sendFile(): Promise<void> {
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

/** A file with a hash in its name never changes; of every other the browser asks whether it has. */
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
  const [encoding, body] = await bestForm(file, String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${file.etag}${encoding === '' ? '' : `-${encoding}`}"`;
  const common = { ...headers, etag, ...(file.compressed === null ? {} : { vary: 'Accept-Encoding' }) };
  if (status === 200 && (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(etag)) {
    response.writeHead(304, common).end();
    return;
  }
  response.writeHead(status, {
    ...common,
    'content-type': file.contentType,
    'content-length': body.length,
    ...(encoding === '' ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function bestForm(file: SiteFile, accepted: string): Promise<[encoding: string, body: Buffer]> {
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
  const encoding = file.compressed === null ? undefined : (['br', 'gzip'] as const).find(takes);
  if (encoding !== undefined && file.compressed !== null)
    return [encoding, await file.compressed[encoding]()];
  return ['', file.plain];
}
