import type { LeadPayload } from '../rules/lead';
import { LEAD_FIELDS } from '../rules/lead-fields';
import type { SendOutcome } from '../rules/outbox-entry';
import { retryAfterMs } from '../rules/retry-pause';

export type SendOptions = {
  /** Origin of the backend, without a slash at the end; '' is this site's own. */
  readonly host: string;
  /** The public anonymous client key. */
  readonly key: string;
  /** The number of the lead, sent as `Idempotency-Key`; null where the server's CORS preflight would refuse that header. */
  readonly idempotencyKey: string | null;
  /** Lets the request outlive its page: the lead then arrives though the tab is closed, and is sent once more under its number. */
  readonly keepalive?: boolean;
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
};

const DEFAULT_TIMEOUT_MS = 20_000;

/** Browsers refuse a `keepalive` request whose body, with all others under way, exceeds 64 KB. */
const KEEPALIVE_LIMIT_BYTES = 32_000;

/** "Not now" among the 4xx: time-out, too early, too many. Any other 4xx means "not like this". */
const TRY_AGAIN_STATUSES: readonly number[] = [408, 425, 429];

/**
 * Sends one lead and says what came of it; never rejects. 2xx is delivered, other 4xx refused, and
 * everything else to be tried again: 5xx, 408, 425, 429, a redirect (a POST that follows one arrives
 * as a GET, or at a hotel Wi-Fi's login page), a dead line, no answer in 20 s. The body of the answer
 * is not read.
 */
export async function sendLead(payload: LeadPayload, options: SendOptions): Promise<SendOutcome> {
  const { host, keepalive = false, timeoutMs = DEFAULT_TIMEOUT_MS, now = Date.now } = options;
  const fetch = options.fetch ?? globalThis.fetch;
  // Nothing else a caller may have put beside the fields leaves the device.
  const body = JSON.stringify(payload, [...LEAD_FIELDS]);
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => {
      resolve('timeout');
      abort.abort();
    }, timeoutMs);
  });
  try {
    const answer = await Promise.race([
      fetch(`${host}/functions/v1/lead-proxy`, {
        method: 'POST',
        headers: headersOf(options),
        body,
        redirect: 'manual',
        signal: abort.signal,
        keepalive: keepalive && new TextEncoder().encode(body).length <= KEEPALIVE_LIMIT_BYTES,
      }),
      timeUp,
    ]);
    return answer === 'timeout' ? { kind: 'retry', reason: 'timeout' } : outcomeOf(answer, now());
  } catch {
    return { kind: 'retry', reason: 'network' };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Not a header more: the server's cross-origin preflight would refuse it. The number stands in quotes, as a string of a
 * structured field. Source: draft-ietf-httpapi-idempotency-key-header-07, section 2.1.
 */
function headersOf({ key, idempotencyKey }: SendOptions): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${key}`,
    ...(idempotencyKey === null ? {} : { 'Idempotency-Key': `"${idempotencyKey}"` }),
  };
}

/** Whether the server answered at all: false on a dead line and after 20 s of silence. */
export function gotAnswer(outcome: SendOutcome): boolean {
  return outcome.kind !== 'retry' || outcome.reason === 'server';
}

function outcomeOf(response: Response, now: number): SendOutcome {
  const { status } = response;
  if (response.ok) return { kind: 'delivered', status };
  if (status >= 400 && status < 500 && !TRY_AGAIN_STATUSES.includes(status))
    return { kind: 'refused', status };
  return {
    kind: 'retry',
    reason: 'server',
    status,
    retryAfterMs: retryAfterMs(response.headers.get('Retry-After'), now),
  };
}
