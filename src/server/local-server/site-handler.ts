import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { LEAD_PATH } from '../../leads/rules/lead-payload';
import { headersFor, parseHeaderRules } from '../../node/header-rules';
import { NEWSLETTER_PATH } from '../../settings/build-settings';
import { createLeadHandler, type LeadHandlerOptions } from '../lead-function/lead-handler';
import type { RequestHandler } from '../request-handler';
import { createNewsletterHandler, type NewsletterHandlerOptions } from './newsletter-handler';
import { answerNodeRequest } from './node-adapter';
import { resolvePath } from './resolve-path';
import { readServedFiles } from './served-files';

type FormHandlerOptions = LeadHandlerOptions & NewsletterHandlerOptions;
type SiteHandlerOptions = FormHandlerOptions & { distDir: string };

/** Answers a request of Node's server. Resolves when the answer is handed over to be sent. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Reads the built site, and returns a handler for it and its forms. Throws if it cannot read the build or an
 * existing `_headers`. If answering fails, the handler logs the error and answers 500.
 */
export function createSiteHandler({ distDir, ...options }: SiteHandlerOptions): SiteHandler {
  const findFormHandler = createFormRouter(options);
  const fileHandler = createFileHandler(distDir);
  return (request, response) => {
    const handler = findFormHandler(request) ?? fileHandler;
    return answerNodeRequest(handler, request, response).catch((error: unknown) => {
      options.log(`${request.method} ${request.url}: ${Object(error).stack ?? error}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

/**
 * Reads the built site, and returns a handler that answers GET and HEAD as a static host, with the headers of `_headers` if it
 * exists. Other methods get 405. Throws if it cannot read the build or `_headers`.
 */
function createFileHandler(distDir: string): RequestHandler {
  // No library does this: sirv 3 does not redirect to clean addresses, does not compress, and does not read `_headers`.
  const files = readServedFiles(distDir);
  const headersFile = join(distDir, '_headers');
  const rules = existsSync(headersFile) ? parseHeaderRules(readFileSync(headersFile, 'utf8')) : [];

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    const { pathname, search } = new URL(request.url);
    const resolved = resolvePath(pathname, search, (file) => files.has(file));
    if ('redirect' in resolved) {
      const headers = { location: resolved.redirect, 'cache-control': 'no-cache' };
      return new Response(null, { status: 301, headers });
    }
    const file = files.get(resolved.file);
    if (file === undefined) return new Response('Not found', { status: 404 });
    const accepted = request.headers.get('accept-encoding') ?? '';
    const compressed = /\bbr\b/.test(accepted) ? await file.brotli?.() : undefined;
    const etag = `"${file.etag}${compressed ? '-br' : ''}"`;
    // `_headers` of the build sets another cache time for files with a hash in their name.
    const headers = new Headers({ 'cache-control': 'no-cache', ...headersFor(pathname, rules), etag });
    if (file.brotli !== null) headers.set('vary', 'Accept-Encoding');
    const knownEtags = (request.headers.get('if-none-match') ?? '').split(/\s*,\s*/);
    if (resolved.status === 200 && knownEtags.includes(etag))
      return new Response(null, { status: 304, headers });
    headers.set('content-type', file.contentType);
    if (compressed) headers.set('content-encoding', 'br');
    return new Response(compressed ?? file.plain, { status: resolved.status, headers });
  };
}

/**
 * Returns a function that finds the handler for a request to LEAD_PATH or NEWSLETTER_PATH, with or without a query. It returns
 * undefined for another path. Both handlers answer 403 to origins except http://localhost, 127.0.0.1 and [::1].
 */
export function createFormRouter(options: FormHandlerOptions) {
  const handlers = new Map([
    [LEAD_PATH, forLocalPages(createLeadHandler(options))],
    [NEWSLETTER_PATH, forLocalPages(createNewsletterHandler(options))],
  ]);
  return ({ url = '/' }: IncomingMessage) => handlers.get(url.replace(/\?.*/, ''));
}

const LOCAL_PAGE_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Returns `handler`, but with 403 for an `Origin` that is not on this computer. Without this, any website that is open in a
 * browser here could store leads and addresses. That includes one whose host name points to 127.0.0.1 (DNS rebinding).
 */
function forLocalPages(handler: RequestHandler): RequestHandler {
  return async (request, client) => {
    const origin = request.headers.get('Origin');
    if (origin === null || LOCAL_PAGE_ORIGIN.test(origin)) return handler(request, client);
    return Response.json({ error: 'Only pages of this computer may use this server.' }, { status: 403 });
  };
}
