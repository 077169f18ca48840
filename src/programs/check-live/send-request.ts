import { mediaTypeOf } from '../../helpers/media-type';
import { ownProperty } from '../../helpers/untrusted-data';

/** The result of one request. */
export interface SiteResponse {
  /** The absolute address of the request. */
  readonly address: string;
  /** The HTTP status. 0 means that there was no response. */
  readonly status: number;
  readonly headers: Headers;
  /** The decoded text. It is '' for fonts, for pictures except SVG, and without a response. */
  readonly body: string;
  /** Why there was no response, in words. Null if there was one. */
  readonly failure: string | null;
}

/** Sends one request without following redirects. If there is no response, fills `failure`. */
export type Send = (address: string, init?: RequestInit) => Promise<SiteResponse>;

const REQUEST_TIMEOUT_MS = 15_000;
const MAX_PARALLEL = 6;

/**
 * Returns a function that sends requests, at most `MAX_PARALLEL` at a time. Later calls wait. Without a complete response
 * within `REQUEST_TIMEOUT_MS` of its start, a request resolves with status 0 and the reason in `failure`. It follows no
 * redirects. It tries once, because a second try hides a fault.
 */
export function createSender(fetch = globalThis.fetch): Send {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (address, init = {}) => {
    // A request that ends starts the next one in its place, so `running` does not change.
    if (running >= MAX_PARALLEL) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await sendOnce(address, init);
    } finally {
      const startNext = waiting.shift();
      if (startNext === undefined) running -= 1;
      else startNext();
    }
  };

  async function sendOnce(address: string, init: RequestInit): Promise<SiteResponse> {
    try {
      const response = await fetch(address, {
        redirect: 'manual',
        ...init,
        headers: { 'Accept-Encoding': 'br, gzip', ...init.headers },
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      const content = await response.text();
      const isText = !/^(?:image\/(?!svg)|font\/)/.test(mediaTypeOf(response));
      const { status, headers } = response;
      return { address, status, headers, body: isText ? content : '', failure: null };
    } catch (error) {
      return { address, status: 0, headers: new Headers(), body: '', failure: failureText(error) };
    }
  }
}

/** The error codes of Node's `fetch` in plain words. */
const FAILURES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no server has this name (DNS)',
  EAI_AGAIN: 'the name could not be looked up (DNS)',
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection broke off',
  UND_ERR_SOCKET: 'the connection broke off',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate comes without its chain',
};

/** Returns why `fetch` rejected. Node throws an error whose `cause` has a code, a message or both. */
function failureText(error: unknown): string {
  if (!(error instanceof Error)) return `no answer (${String(error)})`;
  if (error.name === 'TimeoutError') return `no answer within ${REQUEST_TIMEOUT_MS / 1000} s`;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = String(ownProperty(cause, 'code') ?? '');
  return FAILURES[code] ?? `no answer (${cause.message || code})`;
}
