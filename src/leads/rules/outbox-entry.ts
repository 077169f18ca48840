import type { LeadPayload } from './lead-payload';
import { MAX_PAUSE_MS, nextPauseMs } from './retry-pause';
import { type FailedOutcome, pausesOutbox } from './send-outcome';

/** A lead that the outbox keeps until the server has it, with its state. Times are milliseconds since 1970. */
export interface ReadableEntry {
  /** The lead id, which the server stores once. `parseOutbox` gives one to a stored entry that has none. */
  readonly id: string;
  readonly payload: LeadPayload;
  readonly createdAt: number;
  /** Attempts that began, including those that a closed tab cut short. */
  readonly attempts: number;
  /**
   * 'submitting': a form sends the lead and shows the result. 'sending': the outbox sends it. 'waiting': it is sent later.
   * 'attention': the server refused it. A 'submitting' or 'sending' entry without lock has lost its sender, and is sent again.
   */
  readonly state: 'submitting' | 'waiting' | 'sending' | 'attention';
  /** The visitor saved it, or the outbox has begun to send it. Only a saved entry stays when it is refused or withdrawn. */
  readonly isSaved: boolean;
  /**
   * Ids of the saved entries that this entry corrects. While it lists them, they are neither shown nor sent. They are removed
   * when it is delivered, saved, deleted or sent by the outbox, and shown again when its submission fails or is withdrawn.
   */
  readonly hiddenIds: readonly string[];
  /** The outbox does not send the entry before this time, set after an answer of the server. 0 if there is no pause. */
  readonly pauseEndsAt: number;
  readonly lastOutcome: LastOutcome | null;
}

/** A stored value that this version cannot read. It is kept unchanged and shown as needing attention. */
export interface UnreadableEntry {
  readonly id: string;
  readonly state: 'unreadable';
  readonly raw: unknown;
}

export type OutboxEntry = ReadableEntry | UnreadableEntry;

/** Returns true if the entry has a lead that this version can read. */
export function isReadable(entry: OutboxEntry): entry is ReadableEntry {
  return entry.state !== 'unreadable';
}

/**
 * Returns true if the entry is sent without the visitor's help, now or later. It is false if the entry is unreadable or needs
 * attention. Does not check whether another entry hides it.
 */
export function needsSending(entry: OutboxEntry): entry is ReadableEntry {
  return isReadable(entry) && entry.state !== 'attention';
}

/** The last failed attempt of an entry, and the time at which it ended. */
export type LastOutcome = FailedOutcome & { readonly at: number };

/** Returns a new entry with this lead id, created at `now` (ms since 1970). It waits, is due now, and `isSaved` is false. */
export function newEntry(payload: LeadPayload, id: string, now: number): ReadableEntry {
  return {
    id,
    payload,
    createdAt: now,
    attempts: 0,
    state: 'waiting',
    isSaved: false,
    hiddenIds: [],
    pauseEndsAt: 0,
    lastOutcome: null,
  };
}

/**
 * Returns a copy of the entry in this state, with one attempt more. The state 'sending' also sets `isSaved`. Store the copy
 * before you send, because the sender may die.
 */
export function beginAttempt(entry: ReadableEntry, state: 'submitting' | 'sending'): ReadableEntry {
  return { ...entry, state, attempts: entry.attempts + 1, isSaved: entry.isSaved || state === 'sending' };
}

/**
 * Returns a copy of the entry after an attempt that failed at `now` (ms since 1970).
 * - Refused: The entry needs attention.
 * - Any other answer: It waits for `nextPauseMs`.
 * - No answer: It waits until its earlier pause ends. Without a pause it is due at once.
 */
export function endFailedAttempt(entry: ReadableEntry, outcome: FailedOutcome, now: number): ReadableEntry {
  const tried = { ...entry, lastOutcome: { ...outcome, at: now } };
  if (outcome.kind === 'refused') return { ...tried, state: 'attention' };
  if (outcome.kind === 'unanswered') return { ...tried, state: 'waiting' };
  const { lastOutcome } = entry;
  const isRepeated = lastOutcome !== null && concernsEntry(lastOutcome) && concernsEntry(outcome);
  // The entry stores when its pause ends, but not how long it is.
  const previousPauseMs = isRepeated ? entry.pauseEndsAt - lastOutcome.at : 0;
  const pauseEndsAt = now + nextPauseMs(previousPauseMs, outcome.retryAfterMs ?? 0);
  return { ...tried, state: 'waiting', pauseEndsAt };
}

/** Returns true for an answer about this entry. A `Retry-After` of `pausesOutbox` concerns all, and makes no pause grow. */
function concernsEntry(outcome: FailedOutcome): boolean {
  return outcome.kind === 'deferred' && (!pausesOutbox(outcome) || outcome.retryAfterMs === null);
}

/** Returns a copy that is saved and due (`isDue`): it waits, without a pause. Other fields stay. */
export function savedAndDue(entry: ReadableEntry): ReadableEntry {
  return { ...entry, state: 'waiting', isSaved: true, pauseEndsAt: 0 };
}

/**
 * Returns true if `needsSending` and there is no pause at `now` (ms since 1970). Does not check locks or whether another entry
 * hides it. Ignores a pause from a wrong clock: one that ends in more than a day, or whose outcome is in the future.
 */
export function isDue(entry: ReadableEntry, now: number): boolean {
  const { pauseEndsAt, lastOutcome } = entry;
  const isClockWrong = pauseEndsAt > now + MAX_PAUSE_MS || (lastOutcome !== null && lastOutcome.at > now);
  return needsSending(entry) && (pauseEndsAt <= now || isClockWrong);
}

/**
 * Returns true if an entry that `needsSending` is not due at `now` (ms since 1970), and its last outcome `pausesOutbox`. Then
 * send no lead. Does not check whether another entry hides it: pass only visible entries.
 */
export function isOutboxPaused(entries: readonly OutboxEntry[], now: number): boolean {
  return entries.filter(needsSending).some((entry) => pausesOutbox(entry.lastOutcome) && !isDue(entry, now));
}

/** Returns true if the entry is shown as open in a form: its lock is taken and its state is not 'sending'. */
export function isInForm({ state }: OutboxEntry, isLocked: boolean): boolean {
  return isLocked && state !== 'sending';
}
