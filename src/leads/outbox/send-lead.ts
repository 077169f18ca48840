import { mediaTypeOf } from '../../helpers/media-type';
import { LEAD_FIELDS, LEAD_PATH, type LeadPayload } from '../rules/lead-payload';
import { parseRetryAfter, REPAIR_PAUSE_MS } from '../rules/retry-pause';
import { isFinalStatus, needsServerRepair, type SendOutcome, UNANSWERED } from '../rules/send-outcome';
import type { LeadEndpoint } from './lead-endpoint';

export type SendOptions = LeadEndpoint & {
  /** Ends the attempt as unanswered when it is aborted. The caller aborts it after `SEND_TIMEOUT_MS` at the latest. */
  readonly signal: AbortSignal;
  /** The request continues after its page is closed. Nothing sees its answer, so the outbox sends the lead again. */
  readonly keepalive?: boolean;
};

/** An attempt without an answer ends after this time. */
export const SEND_TIMEOUT_MS = 20_000;

/**
 * POSTs one lead and resolves to the outcome. Never rejects. Only `signal` limits the time.
 * - A 2xx gives 'delivered', and a status with `isFinalStatus` gives 'refused'.
 * - Any other status, even a redirect, gives 'deferred', with the pause of `Retry-After`, and at least `REPAIR_PAUSE_MS` if
 *   `needsServerRepair`.
 * - No answer and an aborted `signal` give 'unanswered': the server may have the lead or not. So does a 2xx with an HTML page,
 *   if this build sends ids.
 */
export async function sendLead(
  { id, payload }: { readonly id: string; readonly payload: LeadPayload },
  { host, key, sendsLeadId, signal, keepalive = false }: SendOptions,
): Promise<SendOutcome> {
  // No other property of the payload leaves the device.
  const body = JSON.stringify(payload, [...LEAD_FIELDS]);
  try {
    const response = await fetch(`${host}${LEAD_PATH}`, {
      method: 'POST',
      // No other header is sent: the server's CORS preflight would refuse it. The id is in quotes, as a string of a structured
      // field. Source: draft-ietf-httpapi-idempotency-key-header-07, section 2.1.
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${key}`,
        ...(sendsLeadId ? { 'Idempotency-Key': `"${id}"` } : {}),
      },
      body,
      // A redirect may lead to the login of a hotel's Wi-Fi.
      redirect: 'manual',
      signal,
      // The server accepts leads of 16 KB, a quarter of what a browser accepts for this.
      keepalive,
    });
    // An HTML page is the answer of a proxy and not of our server.
    return response.ok && sendsLeadId && (await isHtmlPage(response)) ? UNANSWERED : outcomeOf(response);
  } catch {
    return UNANSWERED;
  }
}

async function isHtmlPage(response: Response): Promise<boolean> {
  return mediaTypeOf(response) === 'text/html' && (await response.text()).trimStart().startsWith('<');
}

function outcomeOf({ ok, status, headers }: Response): SendOutcome {
  if (ok) return { kind: 'delivered' };
  if (isFinalStatus(status)) return { kind: 'refused', status };
  const askedForMs = parseRetryAfter(headers.get('Retry-After'), Date.now());
  return {
    kind: 'deferred',
    status,
    retryAfterMs: needsServerRepair(status) ? Math.max(askedForMs ?? 0, REPAIR_PAUSE_MS) : askedForMs,
  };
}
