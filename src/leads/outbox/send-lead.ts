import { mediaTypeOf } from '../../helpers/media-type';
import { LEAD_PATH, type LeadPayload } from '../rules/lead';
import { LEAD_FIELDS } from '../rules/lead-fields';
import { parseRetryAfter, REPAIR_PAUSE_MS } from '../rules/retry-pause';
import { isFinalStatus, needsServerRepair, type SendOutcome, UNANSWERED } from '../rules/send-outcome';
import type { LeadEndpoint } from './lead-endpoint';

export type SendOptions = LeadEndpoint & {
  /** The request continues after its page is closed. Nothing sees its answer, so the outbox sends the lead again. */
  readonly keepalive?: boolean;
  /** Ends the attempt as unanswered when it is aborted. If it is aborted before the call, nothing is sent. */
  readonly signal?: AbortSignal;
  /** Default: `SEND_TIMEOUT_MS`. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
};

/** An attempt without an answer ends after this time. */
export const SEND_TIMEOUT_MS = 20_000;

/**
 * POSTs one lead and resolves to the outcome.
 * - A 2xx gives 'delivered', and a status with `isFinalStatus` gives 'refused'.
 * - Any other status, even a redirect, gives 'retry' after `Retry-After`, and at least after `REPAIR_PAUSE_MS` if
 *   `needsServerRepair`.
 * - No answer in `timeoutMs` and an aborted `signal` give `UNANSWERED`. So does an HTML page while ids are sent.
 */
export async function sendLead(
  { id, payload }: { readonly id: string; readonly payload: LeadPayload },
  options: SendOptions,
): Promise<SendOutcome> {
  const { host, sendsLeadId, signal, keepalive = false, now = Date.now } = options;
  if (signal?.aborted) return UNANSWERED;
  const fetch = options.fetch ?? globalThis.fetch;
  // No other property of the payload leaves the device.
  const body = JSON.stringify(payload, [...LEAD_FIELDS]);
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, options.timeoutMs ?? SEND_TIMEOUT_MS);
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(`${host}${LEAD_PATH}`, {
      method: 'POST',
      // No other header is sent: the server's CORS preflight would refuse it. The id is in quotes, as a string of a structured
      // field. Source: draft-ietf-httpapi-idempotency-key-header-07, section 2.1.
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${options.key}`,
        ...(sendsLeadId ? { 'Idempotency-Key': `"${id}"` } : {}),
      },
      body,
      // A redirect may lead to the login of a hotel's Wi-Fi.
      redirect: 'manual',
      signal: controller.signal,
      // The longest lead has half of the 64 KB that a browser accepts for this.
      keepalive,
    });
    // An HTML page is the answer of a proxy and not of our server.
    return response.ok && sendsLeadId && (await isHtmlPage(response))
      ? UNANSWERED
      : outcomeOf(response, now());
  } catch {
    return UNANSWERED;
  } finally {
    clearTimeout(timer);
  }
}

async function isHtmlPage(response: Response): Promise<boolean> {
  return mediaTypeOf(response) === 'text/html' && (await response.text()).trimStart().startsWith('<');
}

function outcomeOf({ ok, status, headers }: Response, now: number): SendOutcome {
  if (ok) return { kind: 'delivered' };
  if (isFinalStatus(status)) return { kind: 'refused', status };
  const askedForMs = parseRetryAfter(headers.get('Retry-After'), now);
  return {
    kind: 'retry',
    reason: 'server',
    status,
    retryAfterMs: needsServerRepair(status) ? Math.max(askedForMs ?? 0, REPAIR_PAUSE_MS) : askedForMs,
  };
}
