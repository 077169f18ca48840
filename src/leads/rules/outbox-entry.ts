import { type LeadPayload, leadFingerprint } from './lead';
import { LONGEST_PAUSE_MS, retryPauseMs } from './retry-pause';

/** A request that is written down on this device until the server has taken it. Times are milliseconds since 1970. */
export type QueuedLead = {
  /** Its number, 32 hexadecimal digits: the server stores one number once. */
  readonly id: string;
  readonly fingerprint: string;
  readonly payload: LeadPayload;
  readonly createdAt: number;
  /** How often sending was begun, also where a closed tab cut it short. */
  readonly attempts: number;
  /**
   * 'submitting': a form has it, and says what comes of it. 'sending': it is being sent from the outbox. 'attention': the
   * server will not take it as it is, a person has to look. Found 'submitting' or 'sending' in nobody's hand, its answer
   * is not known: it is sent again under its number.
   */
  readonly state: 'submitting' | 'waiting' | 'sending' | 'attention';
  readonly nextAttemptAt: number;
  /** Until then the server wants to be left alone, whatever the line does; 0 when it never said so. */
  readonly heldUntil: number;
  /** When the request under way was begun; null when none is. */
  readonly sendingSince: number | null;
  readonly lastOutcome: LastOutcome | null;
  /** Stored entries that this submission takes the place of; they stand in the queue again if the server refuses it. */
  readonly standsFor: readonly unknown[];
  /** What a newer version of the site wrote beside all this: kept, and written back as it was. */
  readonly foreign: Readonly<Record<string, unknown>>;
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
 * answer do. 'person': someone pressed Send now, and 'last-wake': the browser will wake the worker no more for
 * these leads; no pause holds.
 */
export type DrainTrigger = 'timer' | 'network' | 'person' | 'last-wake';

/** What can be said of a lead: its state, and whether somebody has it in hand at this moment. */
export type LeadPhase = 'being-sent' | 'in-form' | 'unknown' | 'waiting' | 'attention';

/** So often may a lead meet a server error before those behind it go first: one that the server chokes on must not keep them. */
const TRIES_IN_FRONT = 3;

/** "Too many requests" is about this phone and not about one lead: nobody goes first. */
const TOO_MANY_REQUESTS = 429;

/** No attempt lasts longer. Where the browser can't say who is alive, one begun before that was left behind. */
const ATTEMPT_ENDS_AFTER_MS = 60_000;

const OLD_AFTER_MS = 30 * 24 * 60 * 60_000;

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
    standsFor: [],
    foreign: {},
  };
}

/** The lead while its form sends it. `standsFor`: what stands in the queue again if the server refuses it. */
export function submitted(lead: QueuedLead, standsFor: readonly unknown[], now: number): QueuedLead {
  return { ...beginAttempt(lead, now), state: 'submitting', standsFor };
}

/** The lead when its form got no answer: it may have arrived or not, and no request is under way. */
export function unanswered(lead: QueuedLead, reason: 'network' | 'timeout', now: number): QueuedLead {
  return { ...lead, sendingSince: null, lastOutcome: { kind: 'retry', at: now, reason, status: null } };
}

/** The lead whose sender is gone, so that its answer is not known, as one that waits like any other. */
export function adopted(lead: QueuedLead, now: number): QueuedLead {
  return { ...unanswered(lead, 'network', now), state: 'waiting', standsFor: [] };
}

/** The lead while it is being sent; the attempt counts from here, so that one cut short counts too. */
export function beginAttempt(lead: QueuedLead, now: number): QueuedLead {
  return { ...lead, state: 'sending', sendingSince: now, attempts: lead.attempts + 1, standsFor: [] };
}

/**
 * The lead after an attempt that did not deliver. Refused: it needs attention and is not tried by
 * itself. Otherwise it waits, see `retryPauseMs`.
 */
export function nextAttempt(lead: QueuedLead, outcome: FailedOutcome, now: number): QueuedLead {
  if (outcome.kind === 'refused') {
    const lastOutcome: LastOutcome = { kind: 'refused', at: now, status: outcome.status };
    return { ...lead, state: 'attention', sendingSince: null, lastOutcome };
  }
  if (outcome.reason !== 'server') {
    const pauseEnds = now + retryPauseMs(lead.attempts);
    const nextAttemptAt = Math.max(pauseEnds, Math.min(lead.heldUntil, now + LONGEST_PAUSE_MS));
    return { ...unanswered(lead, outcome.reason, now), state: 'waiting', nextAttemptAt };
  }
  const heldUntil = now + retryPauseMs(lead.attempts, outcome.retryAfterMs ?? 0);
  const lastOutcome: LastOutcome = { kind: 'retry', at: now, reason: 'server', status: outcome.status };
  return { ...lead, state: 'waiting', sendingSince: null, nextAttemptAt: heldUntil, heldUntil, lastOutcome };
}

/** The lead after a person asked to try it again, or to keep it: waiting, and due at once. */
export function tryAgain(lead: QueuedLead, now: number): QueuedLead {
  return { ...lead, state: 'waiting', sendingSince: null, nextAttemptAt: now, heldUntil: 0, standsFor: [] };
}

/**
 * Whether the lead may be sent now by whoever takes it in hand. One whose answer is not known is held back by
 * a server's wish alone. A time further off than the longest pause, or a pause that began in the future, was set by a
 * wrong clock and does not hold.
 */
export function isDue(lead: QueuedLead, now: number, trigger: DrainTrigger = 'timer'): boolean {
  if (lead.state === 'attention') return false;
  if (trigger === 'person' || trigger === 'last-wake') return true;
  const holdsAnyway = trigger === 'network' || lead.state !== 'waiting';
  const waitsUntil = holdsAnyway ? lead.heldUntil : lead.nextAttemptAt;
  const isClockSetBack = lead.lastOutcome !== null && lead.lastOutcome.at > now;
  return waitsUntil <= now || waitsUntil > now + LONGEST_PAUSE_MS || isClockSetBack;
}

/** Whether those behind this lead may be sent before it: it met an error of the server for the third time. A dead line holds all. */
export function letsOthersPass(lead: QueuedLead): boolean {
  const { lastOutcome } = lead;
  if (lastOutcome?.kind !== 'retry' || lastOutcome.reason !== 'server') return false;
  return lead.attempts >= TRIES_IN_FRONT && lastOutcome.status !== TOO_MANY_REQUESTS;
}

/** Whether a lead in this state is being sent, or was when its sender died. */
export function isUnderWay(state: unknown): state is 'submitting' | 'sending' {
  return state === 'submitting' || state === 'sending';
}

/** Where a lead stands, given whether a form or a sender has it in hand now. */
export function phaseOf(lead: QueuedLead, isInHand: boolean): LeadPhase {
  if (!isUnderWay(lead.state)) return isInHand ? 'in-form' : lead.state;
  if (!isInHand) return 'unknown';
  return lead.sendingSince === null ? 'in-form' : 'being-sent';
}

/** Whether an attempt on this lead may still be under way, by the clock alone. A beginning in the future is a wrong clock's. */
export function isFreshlyBegun(lead: QueuedLead, now: number): boolean {
  if (lead.sendingSince === null) return false;
  return lead.sendingSince <= now && now - lead.sendingSince < ATTEMPT_ENDS_AFTER_MS;
}

/** Whether the lead has waited for 30 days: it is then shown as old, with other ways to reach us, and kept. */
export function isOld(lead: QueuedLead, now: number): boolean {
  return now - lead.createdAt >= OLD_AFTER_MS;
}
