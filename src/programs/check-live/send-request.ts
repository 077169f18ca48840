import { mediaTypeOf } from '../../helpers/media-type';
import { messageOf } from '../../helpers/thrown-error';
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
  /** What happened, as the words of a finding: 'answers 404', or why there was no response. */
  readonly outcome: string;
}

const REQUEST_TIMEOUT_MS = 15_000;

/**
 * Sends one request and follows no redirect. Never rejects. Without a complete response within `REQUEST_TIMEOUT_MS`, resolves
 * with status 0 and the reason in `outcome`. Tries once, because a second try hides a fault.
 */
export async function sendRequest(address: string, init: RequestInit = {}): Promise<SiteResponse> {
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
    return { address, status, headers, body: isText ? content : '', outcome: `answers ${status}` };
  } catch (error) {
    // Node's `fetch` puts the reason into `cause`: a message such as "certificate has expired", or only a code.
    const cause = ownProperty(error, 'cause');
    const reason = ownProperty(cause, 'message') || ownProperty(cause, 'code') || messageOf(error);
    return { address, status: 0, headers: new Headers(), body: '', outcome: `no answer (${reason})` };
  }
}
