import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { NEWSLETTER_PATH } from '../settings';
import { headersFor, parseHeaderRules } from './header-rules';
import {
  createLeadHandler,
  LEAD_PATH,
  type LeadHandlerOptions,
  type RequestHandler,
} from './leads/lead-handler';
import { refuseNonLocal } from './local-only';
import { createNewsletterHandler } from './newsletter-handler';
import { answerWith } from './node-adapter';
import { answerFor } from './site-address';
import { readSiteFiles, type SiteFile } from './site-files';

interface SiteServerOptions extends LeadHandlerOptions {
  distDir: string;
  /** The path of the file with the newsletter addresses. */
  subscriberFile: string;
}

/**
 * Creates a server, which does not listen yet, for the built site and the two services of its forms. It serves files as a
 * static host does, and answers only this computer. Throws if the build cannot be read. No library does this: sirv 3 does not
 * redirect to clean addresses, does not compress, and does not read `_headers`.
 */
export function createSiteServer({ distDir, subscriberFile, ...leadOptions }: SiteServerOptions): Server {
  const { log } = leadOptions;
  const files = readSiteFiles(distDir);
  const headersFile = join(distDir, '_headers');
  const rules = existsSync(headersFile) ? parseHeaderRules(readFileSync(headersFile, 'utf8')) : [];
  const endpoints = new Map<string, RequestHandler>([
    [LEAD_PATH, createLeadHandler(leadOptions)],
    [NEWSLETTER_PATH, createNewsletterHandler({ subscriberFile, log })],
  ]);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (refuseNonLocal(request, response)) return;
    const [pathname = '/', search = ''] = splitQuery(request.url ?? '/');
    const endpoint = endpoints.get(pathname);
    if (endpoint === undefined) await sendFile(request, response, pathname, search);
    else await answerWith(endpoint, request, response);
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
    const headers = { 'cache-control': cacheControl(path), ...headersFor(pathname, rules) };
    await send(file, 'file' in found ? 200 : 404, headers, request, response);
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

/** Sends a file, in brotli if the browser accepts that. Sends 304 without a body if the browser has this version. */
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
  const content = compressed ?? file.plain;
  response.writeHead(status, {
    ...common,
    'content-type': file.contentType,
    'content-length': content.length,
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}
