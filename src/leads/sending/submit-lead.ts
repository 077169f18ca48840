import type { LeadNumber } from '../form/lead-draft';
import type { LeadHold, LeadHolds } from '../outbox/lead-hold';
import type { LeadStore } from '../outbox/lead-store';
import type { Submission } from '../outbox/outbox-state';
import { randomId } from '../outbox/random-id';
import { gotAnswer } from '../outbox/send-lead';
import { type LeadPayload, leadFingerprint } from '../rules/lead';
import type { QueuedLead, SendOutcome } from '../rules/outbox-entry';

/** What became of a submitted form. */
export type SubmitOutcome =
  | KeepOutcome
  /** The server answered, but not with a yes. */
  | { kind: 'not-taken'; status: number }
  /** The browser believes in a network, yet nobody answered. */
  | { kind: 'unanswered' };

export type KeepOutcome =
  /** It has arrived before. */
  | { kind: 'delivered' }
  /**
   * It waits in the outbox, under the number `id`: the one it had there already, if another tab saved the same request.
   * `willBeWoken`: the browser has promised to send it with every tab closed.
   */
  | { kind: 'kept'; id: string; willBeWoken: boolean }
  /** Neither sent nor saved: no network, and the browser keeps nothing for us. */
  | { kind: 'not-kept' };

/** `id`: the number it was, or would have been, sent under. `hold`: that lead, in hand; null where another tab still has it. */
export type SubmitResult = SubmitOutcome & { id: string; hold: LeadHold | null };

/** What a form brings with it. */
export interface SubmittedForm {
  payload: LeadPayload;
  number: LeadNumber | null;
  /** What it has in hand. */
  hold: LeadHold | null;
  /** Told before anything is sent: whatever happens to the page, the same content keeps its number. */
  noteNumber(number: LeadNumber): void;
}

/** What keeping needs from the world. */
export interface KeepServices {
  store: LeadStore;
  /** Whether the browser promises to wake the worker for it. */
  registerSync(): Promise<boolean>;
  askToKeepStorage(): void;
}

/** What submitting needs besides. */
export interface SubmitServices extends KeepServices {
  isOnline(): boolean;
  /** Calls back when the browser loses the network. Returns the way to stop. */
  onOffline(callback: () => void): () => void;
  send(lead: Pick<QueuedLead, 'id' | 'payload'>, giveUp: AbortSignal): Promise<SendOutcome>;
  holds: LeadHolds;
  trackLead(): void;
  newId?(): string;
}

/** For an answer that is already on its way when the network goes; after that nothing more can come. */
const GRACE_MS = 1_500;

/** An attempt of another tab on the same request (20 s), and its notes. */
const PATIENCE_MS = 25_000;

/**
 * Submits one request, exactly once: it gets a number, is written down under it, and only then does its first byte leave.
 * The same content keeps its number, in every tab; the server stores one number once. Without network, or when the
 * network goes while it is sent, it is kept; an answer other than 2xx, or none on a line that seems to be there, is given
 * back for the person to decide. Where nothing can be written down it is sent all the same. See `outbox/exactly-once.md`.
 */
export async function submitLead(form: SubmittedForm, services: SubmitServices): Promise<SubmitResult> {
  const { payload, number } = form;
  const { store, holds, newId = randomId } = services;
  const fingerprint = leadFingerprint(payload);
  const same = await store.findSame(payload);
  const ownId = number?.fingerprint === fingerprint ? number.id : newId();
  let id = (same.ok && same.lead?.id) || ownId;
  for (;;) {
    form.noteNumber({ id, fingerprint, opened: number?.opened ?? null });
    const hold = form.hold?.id === id ? form.hold : await holds.take(id, PATIENCE_MS);
    if (hold === null) return { kind: 'unanswered', id, hold };
    const submission = { payload, id, replaces: number ? [number.id, number.opened ?? number.id] : [] };
    // Without network nothing is sent now: it is written once, as kept.
    if (!services.isOnline()) return { id, ...(await keepForLater(submission, services)), hold };
    const begun = await store.begin(submission);
    if (!begun.ok || begun.came === 'begun')
      return { id, ...(await send(submission, begun.ok, services)), hold };
    if (begun.came === 'arrived') return { kind: 'delivered', id, hold };
    // Another tab wrote the same request down in this moment: it is that one.
    hold.release();
    id = begun.id;
  }
}

/** By the holder: one attempt, and what is written down of it. */
async function send(
  submission: Submission,
  isWritten: boolean,
  services: SubmitServices,
): Promise<SubmitOutcome> {
  const { id } = submission;
  const { store, isOnline } = services;
  // The worker takes over should this page die.
  if (isWritten) void services.registerSync();

  const { outcome, wentOffline } = await sendWatchingTheLine(submission, services);
  if (outcome.kind === 'delivered') {
    const recorded = await store.recordDelivered(id, true);
    // Taken out by somebody else, who has counted it.
    if (!isWritten || !recorded.ok || recorded.removed) services.trackLead();
    return { kind: 'delivered' };
  }
  if (gotAnswer(outcome)) {
    await store.settle(id, outcome);
    return { kind: 'not-taken', status: 'status' in outcome ? outcome.status : 0 };
  }
  if (wentOffline || !isOnline()) return keepForLater(submission, services);
  await store.noteUnanswered(
    id,
    outcome.kind === 'retry' && outcome.reason === 'timeout' ? 'timeout' : 'network',
  );
  return { kind: 'unanswered' };
}

async function sendWatchingTheLine(
  lead: Pick<QueuedLead, 'id' | 'payload'>,
  services: SubmitServices,
): Promise<{ outcome: SendOutcome; wentOffline: boolean }> {
  let wentOffline = false;
  const giveUp = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;
  const stopListening = services.onOffline(() => {
    wentOffline = true;
    patience = setTimeout(() => giveUp.abort(), GRACE_MS);
  });
  try {
    const outcome = await services.send(lead, giveUp.signal);
    return { outcome, wentOffline };
  } finally {
    stopListening();
    clearTimeout(patience);
  }
}

/** By the holder: keeps a request to be sent later, by the worker where the browser wakes one, else by an open page. */
export async function keepForLater(
  submission: Submission,
  { store, askToKeepStorage, registerSync }: KeepServices,
): Promise<KeepOutcome> {
  const kept = await store.keep(submission);
  if (!kept.ok) return { kind: 'not-kept' };
  if (kept.came === 'arrived') return { kind: 'delivered' };
  askToKeepStorage();
  return { kind: 'kept', id: kept.id, willBeWoken: await registerSync() };
}
