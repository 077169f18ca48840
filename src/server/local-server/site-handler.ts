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
import { readServedFiles, type ServedFile } from './served-files';

type FormHandlerOptions = LeadHandlerOptions & NewsletterHandlerOptions;
type SiteHandlerOptions = FormHandlerOptions & { distDir: string };

/** Answers a request of Node's server. Resolves when the answer is handed over to be sent. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Reads the built site, and returns a handler for it and its forms. Throws if it cannot read the build or `_headers`.
 * - Outside the addresses of the forms it answers GET and HEAD as a static host, with the headers of `_headers` if that exists.
 *   Other methods get 405.
 * - If answering fails, it logs the error and answers 500.
 */
export function createSiteHandler({ distDir, ...options }: SiteHandlerOptions): SiteHandler {
  // No library does this: sirv 3 does not redirect to clean addresses, does not compress, and does not read `_headers`.
  const files = readServedFiles(distDir);
  const headersFile = join(distDir, '_headers');
  const rules = existsSync(headersFile) ? parseHeaderRules(readFileSync(headersFile, 'utf8')) : [];
  const formHandlers = createFormHandlers(options);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const formHandler = formHandlers.get(pathname);
    if (formHandler !== undefined) return answerNodeRequest(formHandler, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const resolved = resolvePath(pathname, search, (file) => files.has(file));
    if ('redirect' in resolved) {
      response.writeHead(301, { Location: resolved.redirect, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    const file = files.get(resolved.file);
    if (file === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    // `_headers` of the build sets another cache time for files with a hash in their name.
    const headers = { 'cache-control': 'no-cache', ...headersFor(pathname, rules) };
    await send(request, response, { file, status: resolved.status, headers });
  }

  return (request, response) =>
    handle(request, response).catch((error: unknown) => {
      options.log(`${request.method} ${request.url}: ${Object(error).stack ?? error}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
}

/** Sends a file, in brotli if the browser accepts that. Sends 304 without a body if the browser has this version. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, headers }: { file: ServedFile; status: number; headers: Record<string, string> },
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

/** Returns the handlers for LEAD_PATH and NEWSLETTER_PATH. They answer 403 if the header `Origin` names another computer. */
export function createFormHandlers(options: FormHandlerOptions): ReadonlyMap<string, RequestHandler> {
  return new Map([
    [LEAD_PATH, forLocalPages(createLeadHandler(options))],
    [NEWSLETTER_PATH, forLocalPages(createNewsletterHandler(options))],
  ]);
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
