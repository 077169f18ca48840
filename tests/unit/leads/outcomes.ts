import type { FailedOutcome, SendOutcome } from '../../../src/leads/rules/send-outcome';

export const DELIVERED: SendOutcome = { kind: 'delivered' };
export const REFUSED: FailedOutcome = { kind: 'refused', status: 422 };

/** An answer after which the lead is sent again later. */
export function serverError(status: number, retryAfterMs: number | null = null): FailedOutcome {
  return { kind: 'deferred', status, retryAfterMs };
}
