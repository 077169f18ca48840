import type { LeadPayload } from './lead';
import { LONGEST_PAUSE_MS, retryPauseMs } from './retry-pause';

/** A request that the outbox keeps until the server has it. Times are milliseconds since 1970. */
export type OutboxEntry = {
  /** The lead id, 32 hexadecimal digits. The server stores an id once. */
  readonly id: string;
  readonly payload: LeadPayload;
  readonly createdAt: number;
  /** Attempts that began, including those that a closed tab cut short. */
  readonly attempts: number;
  /**
   * 'submitting': a form sends it and shows the result. 'waiting': to be sent later. 'sending': the outbox sends it.
   * 'attention': the server refused it. The sender of a 'submitting' or 'sending' entry without lock died: it is sent again.
   */
  readonly state: 'submitting' | 'waiting' | 'sending' | 'attention';
  /** The visitor saved it, or the outbox has begun to send it. Such an entry stays in the outbox if the server refuses it. */
  readonly isSaved: boolean;
  /** Ids of saved entries that this one corrects. They are not sent, and are removed when this one is delivered or saved. */
  readonly replacedEntries: readonly string[];
  /** No retry by the timer before this time. */
  readonly timerPauseEndsAt: number;
  /** No retry by timer or reconnect before this time. After a server error: backoff or `Retry-After`. 0: none. */
  readonly serverPauseEndsAt: number;
  readonly lastOutcome: LastOutcome | null;
};

/** Something in the outbox that this version cannot read. It is kept unchanged and shown as needing attention. */
export type UnreadableEntry = { readonly id: string; readonly state: 'unreadable'; readonly found: unknown };

export type OutboxItem = OutboxEntry | UnreadableEntry;

/** Returns true for an entry, false for something that this version cannot read (state 'unreadable'). */
export function isReadable(item: OutboxItem): item is OutboxEntry {
  return item.state !== 'unreadable';
}

/**
 * Returns true if the item is sent without the visitor's help, now or later: it is readable and not in state 'attention'. The
 * caller has left out replaced entries.
 */
export function isToBeSent(item: OutboxItem): item is OutboxEntry {
  return isReadable(item) && item.state !== 'attention';
}

export type SendOutcome = { readonly kind: 'delivered' } | FailedOutcome;

/** An attempt that did not deliver. */
export type FailedOutcome =
  /** The server does not accept this content. Do not retry. */
  | { readonly kind: 'refused'; readonly status: number }
  /** `retryAfterMs`: the pause that the server or its status asks for, in milliseconds; null: none. */
  | {
      readonly kind: 'retry';
      readonly reason: 'server';
      readonly status: number;
      readonly retryAfterMs: number | null;
    }
  /** No answer: the server may have the lead or not. */
  | { readonly kind: 'retry'; readonly reason: 'network' };

export const UNANSWERED: FailedOutcome = { kind: 'retry', reason: 'network' };

/** The last failed attempt of an entry. `at`: when it ended. */
export type LastOutcome = FailedOutcome & { readonly at: number };

/**
 * Why the outbox is sent. 'timer': the page's timer. 'network': the network returned or the site was opened, so pauses after a
 * network failure end. 'now': "Send now" was pressed, or the browser will not wake the worker again; all pauses end.
 */
export type DrainTrigger = 'timer' | 'network' | 'now';

/** Time-out, too early, too many requests: the server works, but not for this request now. */
const BUSY_STATUSES: readonly number[] = [408, 425, 429];

/** The server has read the content and does not accept it. */
const FINAL_STATUSES: readonly number[] = [400, 413, 415, 422];

/** Returns true for the HTTP statuses 400, 413, 415 and 422: the same content would get them again. Do not retry. */
export function isFinalStatus(status: number): boolean {
  return FINAL_STATUSES.includes(status);
}

/** Returns true for a 4xx status that only the agency can mend: all except 400, 408, 413, 415, 422, 425 and 429. */
export function isOurFault(status: number): boolean {
  return status >= 400 && status < 500 && !isFinalStatus(status) && !BUSY_STATUSES.includes(status);
}

/** Returns a new entry with this lead id: 'waiting', due at once, not saved, without attempts. `now`: ms since 1970. */
export function newEntry(payload: LeadPayload, id: string, now: number): OutboxEntry {
  return {
    id,
    payload,
    createdAt: now,
    attempts: 0,
    state: 'waiting',
    isSaved: false,
    replacedEntries: [],
    timerPauseEndsAt: now,
    serverPauseEndsAt: 0,
    lastOutcome: null,
  };
}

/** Returns a copy of the entry in this state, with one attempt more. Store it before you send: the sender may die. */
export function beginAttempt(entry: OutboxEntry, state: 'submitting' | 'sending'): OutboxEntry {
  return { ...entry, state, attempts: entry.attempts + 1 };
}

/**
 * Returns a copy of the entry after an attempt that failed at `now` (ms since 1970), with its outcome. State: 'attention' if
 * the server refused it, else 'waiting' with a pause (`retryPauseMs`): for the timer, and after an answer also for reconnects.
 * Keeps `attempts` and `isSaved`: `beginAttempt` has counted the attempt.
 */
export function afterFailure(entry: OutboxEntry, outcome: FailedOutcome, now: number): OutboxEntry {
  const tried = { ...entry, lastOutcome: { ...outcome, at: now } };
  if (outcome.kind === 'refused') return { ...tried, state: 'attention' };
  if (outcome.reason !== 'server') {
    const pauseEnds = now + retryPauseMs(entry.attempts);
    const timerPauseEndsAt = Math.max(pauseEnds, Math.min(entry.serverPauseEndsAt, now + LONGEST_PAUSE_MS));
    return { ...tried, state: 'waiting', timerPauseEndsAt };
  }
  // A pause for the whole phone is not caused by this entry, so repeated failures of this entry do not lengthen it.
  const attempts = pausesPhone(outcome) && outcome.retryAfterMs !== null ? 1 : entry.attempts;
  const serverPauseEndsAt = now + retryPauseMs(attempts, outcome.retryAfterMs ?? 0);
  return { ...tried, state: 'waiting', timerPauseEndsAt: serverPauseEndsAt, serverPauseEndsAt };
}

/** Returns a copy of the entry that is saved, 'waiting', and due at `now` (ms since 1970): its pauses end. */
export function asSaved(entry: OutboxEntry, now: number): OutboxEntry {
  return { ...entry, state: 'waiting', isSaved: true, timerPauseEndsAt: now, serverPauseEndsAt: 0 };
}

/**
 * Returns true if the entry may be sent at `now` (ms since 1970); false in state 'attention', and during a pause that counts.
 * The trigger 'now' ignores all pauses. With 'network', or in state 'submitting' or 'sending', the server pause counts; else
 * the timer pause. A pause does not count if a wrong clock made it: it still lasts more than a day, or `lastOutcome` is in
 * the future. The function does not look at locks.
 */
export function isDue(entry: OutboxEntry, now: number, trigger: DrainTrigger = 'timer'): boolean {
  if (entry.state === 'attention') return false;
  if (trigger === 'now') return true;
  const onlyServerPause = trigger === 'network' || entry.state !== 'waiting';
  const waitsUntil = onlyServerPause ? entry.serverPauseEndsAt : entry.timerPauseEndsAt;
  const isClockSetBack = entry.lastOutcome !== null && entry.lastOutcome.at > now;
  return waitsUntil <= now || waitsUntil > now + LONGEST_PAUSE_MS || isClockSetBack;
}

/** Returns true for an attempt without an answer: the server may have the lead or not. False for every answer. */
export function isUnanswered(outcome: SendOutcome): boolean {
  return outcome.kind === 'retry' && outcome.reason !== 'server';
}

/** Returns true if a drain must stop: no answer, 429, or 503 with `Retry-After`. False: it tries the next entry. */
export function stopsDrain(outcome: FailedOutcome): boolean {
  return isUnanswered(outcome) || pausesPhone(outcome);
}

/** Returns true if this entry's last attempt got 429, or 503 with `Retry-After`, and it is not due at `now` (ms since 1970). */
export function isLimited(entry: OutboxEntry, now: number, trigger: DrainTrigger): boolean {
  return entry.lastOutcome !== null && pausesPhone(entry.lastOutcome) && !isDue(entry, now, trigger);
}

/** 429 (too many requests of this phone), or 503 (service unavailable) with `Retry-After`: not about one lead. */
function pausesPhone(outcome: FailedOutcome): boolean {
  if (outcome.kind === 'refused' || outcome.reason !== 'server') return false;
  const { status, retryAfterMs } = outcome;
  return status === 429 || (status === 503 && retryAfterMs !== null);
}

/**
 * Returns the state that the visitor sees. `isLocked`: a form or a sender has the entry's lock. Locked: 'being-sent' in state
 * 'sending', else 'in-form'. Not locked: 'unknown' in state 'submitting' or 'sending' (its sender died), else the state itself.
 */
export function phaseOf(
  { state }: OutboxEntry,
  isLocked: boolean,
): 'being-sent' | 'in-form' | 'unknown' | 'waiting' | 'attention' {
  if (state === 'waiting' || state === 'attention') return isLocked ? 'in-form' : state;
  if (!isLocked) return 'unknown';
  return state === 'submitting' ? 'in-form' : 'being-sent';
}
