import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliBest } from '../../node/brotli';
import { contentTypeOf } from '../../node/content-type';
import { headersFor, parseHeaderRules } from '../../node/header-rules';
import { listFiles } from '../../node/list-files';
import type { RequestHandler } from '../request-handler';
import { createFormRouter, type FormHandlerOptions } from './form-router';
import { answerNodeRequest } from './node-adapter';
import { resolvePath } from './resolve-path';

type SiteHandlerOptions = FormHandlerOptions & { distDir: string };

/** Answers a request of Node's server. Resolves when the answer is handed over to be sent. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Reads the built site into memory, and returns a handler for the site and its forms. Throws if it cannot read the build or an
 * existing `_headers`. Later changes of the files have no effect. If answering fails, the handler logs the error and answers
 * 500.
 */
export function createSiteHandler({ distDir, ...options }: SiteHandlerOptions): SiteHandler {
  const findFormHandler = createFormRouter(options);
  const fileHandler = createFileHandler(distDir);
  return (request, response) => {
    const handler = findFormHandler(request) ?? fileHandler;
    return answerNodeRequest(handler, request, response).catch((error: unknown) => {
      options.log(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

/** Instructions for the host. It does not send these files to visitors. */
const HOST_FILES = ['/_headers', '/_redirects'];

/** Returns a handler that answers GET and HEAD as a static host, with the headers of `_headers`. Other methods get 405. */
function createFileHandler(distDir: string): RequestHandler {
  // No library does this: sirv 3 does not redirect to clean addresses, does not compress, and does not read `_headers`.
  const paths = listFiles(distDir).filter((path) => !HOST_FILES.includes(path));
  const files = new Map(paths.map((path) => [path, readServedFile(distDir, path)]));
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
    const compressed = /\bbr\b/.test(accepted) ? await file.compress?.() : undefined;
    const etag = `"${file.etag}${compressed ? '-br' : ''}"`;
    // `_headers` of the build sets another cache time for files with a hash in their name.
    const headers = new Headers({ 'cache-control': 'no-cache', ...headersFor(pathname, rules), etag });
    if (file.compress !== null) headers.set('vary', 'Accept-Encoding');
    const knownEtags = (request.headers.get('if-none-match') ?? '').split(/\s*,\s*/);
    if (resolved.status === 200 && knownEtags.includes(etag))
      return new Response(null, { status: 304, headers });
    headers.set('content-type', file.type);
    if (compressed) headers.set('content-encoding', 'br');
    return new Response(compressed ?? file.content, { status: resolved.status, headers });
  };
}

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|manifest|xml))/;

/** Reads a file of the built site. `compress` compresses once. It is null if compression makes this type no smaller. */
function readServedFile(distDir: string, path: string) {
  const content = readFileSync(join(distDir, path));
  const type = contentTypeOf(path);
  const etag = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  let compressed: ReturnType<typeof brotliBest> | undefined;
  const compress = () => (compressed ??= brotliBest(content));
  return { content, type, etag, compress: COMPRESSIBLE.test(type) ? compress : null };
}
