import { type LeadPayload, leadFingerprint } from './lead';

/** A lead that waits on this device until the server has taken it. Times are milliseconds since 1970. */
export type QueuedLead = {
  readonly id: string;
  readonly fingerprint: string;
  readonly payload: LeadPayload;
  readonly createdAt: number;
  /** How often sending was begun, also where a closed tab cut it short. */
  readonly attempts: number;
  /** 'attention': the server will not take it as it is, a person has to look. */
  readonly state: 'waiting' | 'sending' | 'attention';
  readonly nextAttemptAt: number;
  /** Until then the server wants to be left alone, whatever the line does; 0 when it never said so. */
  readonly heldUntil: number;
  /** null unless the state is 'sending'. */
  readonly sendingSince: number | null;
  readonly lastOutcome: LastOutcome | null;
};

export type LastOutcome =
  | { readonly kind: 'refused'; readonly at: number; readonly status: number }
  | {
      readonly kind: 'retry';
      readonly at: number;
      readonly reason: 'network' | 'timeout' | 'server';
      /** null where nobody answered. */
      readonly status: number | null;
    };

/** What came of one attempt. */
export type SendOutcome =
  | { readonly kind: 'delivered'; readonly status: number }
  /** The server has read it and will not take it; asking again changes nothing. */
  | { readonly kind: 'refused'; readonly status: number }
  | {
      readonly kind: 'retry';
      readonly reason: 'server';
      readonly status: number;
      /** The pause the server asked for; null where it named none. */
      readonly retryAfterMs: number | null;
    }
  | { readonly kind: 'retry'; readonly reason: 'network' | 'timeout' };

/** An attempt that did not deliver. */
export type FailedOutcome = Exclude<SendOutcome, { kind: 'delivered' }>;

/**
 * Why the outbox is being emptied now. 'timer': only what is due. 'network': the network came back, or
 * the site was opened, so pauses after a dead line no longer mean anything, those after a server's
 * answer do. 'person': someone pressed Send now, no pause holds.
 */
export type DrainTrigger = 'timer' | 'network' | 'person';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The pause after the first, second ... failed attempt; the last one repeats. Only a phone's own few leads wait here, so no jitter. */
const PAUSES_MS: readonly number[] = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR];

/** A `Retry-After` beyond a day is more likely a fault than a wish, and a lead older than that goes cold. */
export const LONGEST_PAUSE_MS = DAY;

const OLD_AFTER_MS = 30 * DAY;

/** A lead as it enters the queue: due at once. */
export function newQueuedLead(payload: LeadPayload, id: string, now: number): QueuedLead {
  return {
    id,
    fingerprint: leadFingerprint(payload),
    payload,
    createdAt: now,
    attempts: 0,
    state: 'waiting',
    nextAttemptAt: now,
    heldUntil: 0,
    sendingSince: null,
    lastOutcome: null,
  };
}

/** The lead while it is being sent; the attempt counts from here, so that one cut short counts too. */
export function beginAttempt(lead: QueuedLead, now: number): QueuedLead {
  return { ...lead, state: 'sending', sendingSince: now, attempts: lead.attempts + 1 };
}

/**
 * The lead after an attempt that did not deliver. Refused: it needs attention and is not tried by
 * itself. Otherwise it waits 30 s, 2 min, 10 min, 30 min, then an hour each time, or as long as the
 * server asked for if that is longer, at most a day.
 */
export function nextAttempt(lead: QueuedLead, outcome: FailedOutcome, now: number): QueuedLead {
  if (outcome.kind === 'refused') {
    const lastOutcome: LastOutcome = { kind: 'refused', at: now, status: outcome.status };
    return { ...lead, state: 'attention', sendingSince: null, lastOutcome };
  }
  const pause = PAUSES_MS[Math.min(Math.max(lead.attempts, 1), PAUSES_MS.length) - 1] ?? HOUR;
  if (outcome.reason !== 'server') {
    const nextAttemptAt = Math.max(now + pause, Math.min(lead.heldUntil, now + LONGEST_PAUSE_MS));
    const lastOutcome: LastOutcome = { kind: 'retry', at: now, reason: outcome.reason, status: null };
    return { ...lead, state: 'waiting', sendingSince: null, nextAttemptAt, lastOutcome };
  }
  const heldUntil = now + Math.min(Math.max(pause, outcome.retryAfterMs ?? 0), LONGEST_PAUSE_MS);
  const lastOutcome: LastOutcome = { kind: 'retry', at: now, reason: 'server', status: outcome.status };
  return { ...lead, state: 'waiting', sendingSince: null, nextAttemptAt: heldUntil, heldUntil, lastOutcome };
}

/** The lead after a person asked to try it again: waiting, and due at once. */
export function tryAgain(lead: QueuedLead, now: number): QueuedLead {
  return { ...lead, state: 'waiting', sendingSince: null, nextAttemptAt: now, heldUntil: 0 };
}

/**
 * Whether the lead may be sent now by whoever holds the lock. A lead found 'sending' was left by a
 * closed tab or a killed worker, and only a server's wish holds it back. A time further off than the longest pause was set
 * by a wrong clock and does not hold.
 */
export function isDue(lead: QueuedLead, now: number, trigger: DrainTrigger = 'timer'): boolean {
  if (lead.state === 'attention') return false;
  if (trigger === 'person') return true;
  const waitsUntil = trigger === 'network' || lead.state === 'sending' ? lead.heldUntil : lead.nextAttemptAt;
  return waitsUntil <= now || waitsUntil > now + LONGEST_PAUSE_MS;
}

/** Whether the lead has waited for 30 days: it is then shown as old, with other ways to reach us, and kept. */
export function isOld(lead: QueuedLead, now: number): boolean {
  return now - lead.createdAt >= OLD_AFTER_MS;
}
