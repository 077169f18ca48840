import type { LeadPayload } from './lead';
import { LONGEST_PAUSE_MS, retryPauseMs } from './retry-pause';
import { type FailedOutcome, pausesPhone } from './send-outcome';

/** A lead that the outbox keeps until the server has it, with its state. Times are milliseconds since 1970. */
export type ReadableEntry = {
  /** The lead id, which the server stores once. `parseOutbox` gives one to a stored entry that has none. */
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
  readonly replaces: readonly string[];
  /** No retry by the timer before this time. */
  readonly timerPauseEndsAt: number;
  /** No retry by timer or reconnect before this time. After a server error: backoff or `Retry-After`. 0: none. */
  readonly serverPauseEndsAt: number;
  readonly lastOutcome: LastOutcome | null;
};

/** A stored value that this version cannot read. It is kept unchanged and shown as needing attention. */
export type UnreadableEntry = { readonly id: string; readonly state: 'unreadable'; readonly found: unknown };

export type OutboxEntry = ReadableEntry | UnreadableEntry;

/** Returns true for an entry with a lead; false in state 'unreadable'. */
export function isReadable(entry: OutboxEntry): entry is ReadableEntry {
  return entry.state !== 'unreadable';
}

/**
 * Returns true if the entry is sent without the visitor's help, now or later: it is readable and not in state 'attention'. Does
 * not check whether another entry replaces it.
 */
export function isToBeSent(entry: OutboxEntry): entry is ReadableEntry {
  return isReadable(entry) && entry.state !== 'attention';
}

/** The last failed attempt of an entry. `at`: when it ended. */
export type LastOutcome = FailedOutcome & { readonly at: number };

/**
 * Why the outbox is sent. 'timer': the page's timer. 'network': the network returned or the site was opened, so pauses after a
 * network failure end. 'now': "Send now" was pressed, or the browser will not wake the worker again; all pauses end.
 */
export type DrainTrigger = 'timer' | 'network' | 'now';

/** Returns a new entry with this lead id: 'waiting', due at once, not saved, without attempts. `now`: ms since 1970. */
export function newEntry(payload: LeadPayload, id: string, now: number): ReadableEntry {
  return {
    id,
    payload,
    createdAt: now,
    attempts: 0,
    state: 'waiting',
    isSaved: false,
    replaces: [],
    timerPauseEndsAt: now,
    serverPauseEndsAt: 0,
    lastOutcome: null,
  };
}

/**
 * Returns a copy of the entry in this state, with one attempt more. 'sending' also sets `isSaved`. Store the copy before you
 * send: the sender may die.
 */
export function beginAttempt(entry: ReadableEntry, state: 'submitting' | 'sending'): ReadableEntry {
  return { ...entry, state, attempts: entry.attempts + 1, isSaved: entry.isSaved || state === 'sending' };
}

/**
 * Returns a copy of the entry whose attempt failed at `now` (ms since 1970), with its outcome. Refused: state 'attention',
 * pauses unchanged. Else 'waiting', with a pause of `retryPauseMs`. After an answer, the pause holds for timer and reconnects;
 * else only for the timer, at least until the server pause ends. If a 429 or 503 has `Retry-After`, the pause is that of a
 * first attempt, or longer if asked for. Keeps `attempts` and `isSaved`.
 */
export function afterFailure(entry: ReadableEntry, outcome: FailedOutcome, now: number): ReadableEntry {
  const tried = { ...entry, lastOutcome: { ...outcome, at: now } };
  if (outcome.kind === 'refused') return { ...tried, state: 'attention' };
  if (outcome.reason === 'network') {
    const pauseEnds = now + retryPauseMs(entry.attempts);
    const timerPauseEndsAt = Math.max(pauseEnds, Math.min(entry.serverPauseEndsAt, now + LONGEST_PAUSE_MS));
    return { ...tried, state: 'waiting', timerPauseEndsAt };
  }
  // A pause for the whole phone is not caused by this entry, so repeated failures of this entry do not lengthen it.
  const attempts = pausesPhone(outcome) && outcome.retryAfterMs !== null ? 1 : entry.attempts;
  const serverPauseEndsAt = now + retryPauseMs(attempts, outcome.retryAfterMs ?? 0);
  return { ...tried, state: 'waiting', timerPauseEndsAt: serverPauseEndsAt, serverPauseEndsAt };
}

/** Returns a copy with `isSaved` true, state 'waiting' and no pauses: due at `now` (ms since 1970). Other fields stay. */
export function asSaved(entry: ReadableEntry, now: number): ReadableEntry {
  return { ...entry, state: 'waiting', isSaved: true, timerPauseEndsAt: now, serverPauseEndsAt: 0 };
}

/**
 * Returns true if the entry may be sent at `now` (ms since 1970). Never in state 'attention', else always with trigger 'now'.
 * Else false during a pause: with 'network', or in state 'submitting' or 'sending', the server pause counts, else the timer
 * pause. Ignores a pause of a wrong clock: it lasts more than a day from now, or `lastOutcome` is in the future. Ignores locks.
 */
export function isDue(entry: ReadableEntry, now: number, trigger: DrainTrigger): boolean {
  if (entry.state === 'attention') return false;
  if (trigger === 'now') return true;
  const onlyServerPause = trigger === 'network' || entry.state !== 'waiting';
  const waitsUntil = onlyServerPause ? entry.serverPauseEndsAt : entry.timerPauseEndsAt;
  const isClockSetBack = entry.lastOutcome !== null && entry.lastOutcome.at > now;
  return waitsUntil <= now || waitsUntil > now + LONGEST_PAUSE_MS || isClockSetBack;
}

/**
 * Returns true if the last outcome of this entry `pausesPhone` (429, or 503 with `Retry-After`), and the entry is not due at
 * `now` (ms since 1970). Then this phone sends no lead.
 */
export function keepsPhonePaused(entry: ReadableEntry, now: number, trigger: DrainTrigger): boolean {
  return entry.lastOutcome !== null && pausesPhone(entry.lastOutcome) && !isDue(entry, now, trigger);
}

/**
 * Returns the state that the visitor sees. `isLocked`: a form or a sender has the entry's lock. Locked: 'being-sent' in state
 * 'sending', else 'in-form'. Not locked: 'unknown' in state 'submitting' or 'sending' (its sender died), else the state itself.
 */
export function phaseOf(
  { state }: ReadableEntry,
  isLocked: boolean,
): 'being-sent' | 'in-form' | 'unknown' | 'waiting' | 'attention' {
  if (state === 'waiting' || state === 'attention') return isLocked ? 'in-form' : state;
  if (!isLocked) return 'unknown';
  return state === 'submitting' ? 'in-form' : 'being-sent';
}
