/** How one attempt to send a lead ended. */
export type SendOutcome = { readonly kind: 'delivered' } | FailedOutcome;

/** An attempt that did not deliver. 'unanswered': no answer arrived. The server may have the lead or not. */
export type FailedOutcome = FailureAnswer | { readonly kind: 'unanswered' };

/** An answer of the server that it has not taken the lead. */
export type FailureAnswer =
  /** The server does not accept this content. Do not retry. */
  | { readonly kind: 'refused'; readonly status: number }
  /** Any other answer: retry later. `retryAfterMs` is the pause that the server or its status asks for; null: none. */
  | { readonly kind: 'deferred'; readonly status: number; readonly retryAfterMs: number | null };

export const UNANSWERED: FailedOutcome = { kind: 'unanswered' };

/** The server works, but does not handle this request now (time-out, too early, too many requests). */
const BUSY_STATUSES: readonly number[] = [408, 425, 429];

/** The server has read the content and does not accept it. */
const FINAL_STATUSES: readonly number[] = [400, 413, 415, 422];

/** Returns true for an HTTP status that refuses the content (400, 413, 415, 422). A retry would get the same status again. */
export function isFinalStatus(status: number): boolean {
  return FINAL_STATUSES.includes(status);
}

/** Returns true for a 4xx status that only the agency can mend: any except 400, 408, 413, 415, 422, 425 and 429. */
export function needsServerRepair(status: number): boolean {
  return status >= 400 && status < 500 && !isFinalStatus(status) && !BUSY_STATUSES.includes(status);
}

/** Returns true for any 429 and a 503 with `Retry-After`. The pause after them concerns the whole outbox. null gives false. */
export function pausesOutbox(outcome: FailedOutcome | null): boolean {
  if (outcome?.kind !== 'deferred') return false;
  const { status, retryAfterMs } = outcome;
  return status === 429 || (status === 503 && retryAfterMs !== null);
}
