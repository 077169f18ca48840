import type { ExternalStore } from '../../platform/external-store';
import { randomId } from '../../platform/random-id';
import type { LeadLock, LeadLocks } from '../outbox/lead-locks';
import type { Outbox } from '../outbox/outbox';
import { findSame } from '../outbox/outbox-state';
import type { Submission } from '../outbox/write-submission';
import { type LeadPayload, leadFingerprint } from '../rules/lead';
import { type FailedOutcome, isUnanswered, type SendOutcome, UNANSWERED } from '../rules/outbox-entry';

/** The lead id of a form, and the content that it belongs to. */
export interface LeadIdentity {
  id: string;
  /** `leadFingerprint` of the content with this id. Changed content is another request, so it gets another id. */
  fingerprint: string;
  /** The saved entry that was opened in the form, which the form's request replaces; null for a form that was opened empty. */
  opened: string | null;
}

export interface FormRequest {
  payload: LeadPayload;
  identity: LeadIdentity | null;
  /** Called before anything is sent, so that the content keeps its id if the page dies. null: the next press gets a new id. */
  setIdentity(identity: LeadIdentity | null): void;
  /** Empties the form: its request is delivered, or the outbox sends it. */
  finish(): void;
}

/** The result of one press. `id`: its lead id. */
export type PressResult = { id: string } & (
  | { kind: 'delivered' }
  /** The attempt failed, or another tab kept the lock. */
  | { kind: 'failed'; outcome: FailedOutcome }
  /** `willBeWoken`: the browser has promised to send it with every tab closed. */
  | { kind: 'saved'; willBeWoken: boolean }
  /** Neither sent nor saved: no network, and the browser stores nothing for us. */
  | { kind: 'not-saved' }
  /** Nothing was sent: the request that the form corrects, or another tab's correction of it, was delivered before. */
  | { kind: 'delivered-before-edit' }
);

export interface PressServices {
  outbox: Outbox;
  locks: LeadLocks;
  send(lead: Pick<Submission, 'id' | 'payload'>, giveUp: AbortSignal): Promise<SendOutcome>;
  /** Whether the browser reports a network. */
  network: Pick<ExternalStore<boolean>, 'getSnapshot' | 'subscribe'>;
  /** Returns whether the browser promises to wake the worker. */
  registerSync(): Promise<boolean>;
  trackLead(): void;
  newId?(): string;
}

/** How long a press waits for an answer that is on its way when the network is lost. */
const GRACE_MS = 1_500;

/** Longer than an attempt of another tab on the same request (20 s). */
const LOCK_WAIT_MS = 25_000;

export type FormLocks = ReturnType<typeof formLocks>;

/**
 * Returns a form's locks: `ids` (first none), `acquire` (false: not free in `waitMs`), `releaseExcept` (no id: releases all).
 */
export function formLocks(locks: LeadLocks) {
  const acquired = new Map<string, LeadLock>();
  return {
    ids: () => [...acquired.keys()],
    async acquire(id: string, waitMs: number): Promise<boolean> {
      if (acquired.has(id)) return true;
      const lock = await locks.acquire(id, waitMs);
      if (lock !== null) acquired.set(id, lock);
      return lock !== null;
    },
    releaseExcept(...ids: readonly (string | null)[]): void {
      for (const [id, lock] of acquired) {
        if (ids.includes(id)) continue;
        acquired.delete(id);
        lock.release();
      }
    },
  };
}

/**
 * Sends the content of a form at most once, under its lead id, and resolves to the result. Acquires the locks of the id and of
 * the entries that it replaces ('failed': another tab keeps one). Sends nothing if it was delivered before ('delivered'), or an
 * entry that it replaces was ('delivered-before-edit'). Without network: 'saved', or 'not-saved' if it cannot be stored.
 * Network lost before the answer: as `saveRequest`. If no entry can be written, sends without one. The caller must show the
 * result, call `endSubmission` after 'failed' with an answer, and release the locks.
 */
export async function press(
  { payload, identity, setIdentity }: Omit<FormRequest, 'finish'>,
  locks: FormLocks,
  services: PressServices,
): Promise<PressResult> {
  const { outbox, network, registerSync, newId = randomId } = services;
  const fingerprint = leadFingerprint(payload);
  const opened = identity?.opened ?? null;
  const replaces = [...new Set([identity?.id, opened])].filter((id) => typeof id === 'string');
  let id = identity?.fingerprint === fingerprint ? identity.id : newId();
  for (;;) {
    setIdentity({ id, fingerprint, opened });
    for (const each of [id, ...replaces]) {
      if (await locks.acquire(each, LOCK_WAIT_MS)) continue;
      // Another tab is still sending it, and this tab does not know the answer. The next press has the id of that entry.
      const read = await outbox.read();
      id = (read.ok && findSame(read, payload)?.id) || id;
      setIdentity({ id, fingerprint, opened });
      return { kind: 'failed', id, outcome: UNANSWERED };
    }
    const submission = { payload, id, replaces };
    const isSentNow = network.getSnapshot();
    const written = await outbox.write(submission, isSentNow ? 'submitting' : 'waiting');
    if (written.ok && written.result === 'delivered') return deliveredBefore(id, written.id);
    if (written.ok && written.result === 'same') {
      // Another tab has this request under another id. Retry with the id of that entry.
      locks.releaseExcept(...replaces);
      id = written.id;
      continue;
    }
    if (isSentNow) return attempt(submission, written.ok, services);
    return written.ok ? { kind: 'saved', id, willBeWoken: await registerSync() } : { kind: 'not-saved', id };
  }
}

function deliveredBefore(id: string, deliveredId: string): PressResult {
  return { kind: deliveredId === id ? 'delivered' : 'delivered-before-edit', id: deliveredId };
}

async function attempt(
  submission: Submission,
  isWritten: boolean,
  services: PressServices,
): Promise<PressResult> {
  const { id, replaces } = submission;
  const { outbox, send, network, registerSync, trackLead } = services;
  // The worker sends it if this page dies, where the browser has Background Sync.
  if (isWritten) void registerSync();
  let wentOffline = false;
  const giveUp = new AbortController();
  let grace: ReturnType<typeof setTimeout> | undefined;
  const stopListening = network.subscribe(() => {
    if (network.getSnapshot()) return;
    wentOffline = true;
    grace = setTimeout(() => giveUp.abort(), GRACE_MS);
  });
  const outcome = await send(submission, giveUp.signal);
  stopListening();
  clearTimeout(grace);
  if (outcome.kind === 'delivered') {
    const replaced = replaces.filter((each) => each !== id);
    const noted = await outbox.noteDelivered(id, { isReported: true, replaced });
    // A request without an entry: `noteDelivered` removes nothing, so remove each entry that the request replaces.
    for (const each of isWritten ? [] : replaces) await outbox.remove(each);
    // Count it, unless another sender has removed the entry: that sender delivered the lead too, and counted it.
    if (!isWritten || !noted.ok || noted.removed) trackLead();
    return { kind: 'delivered', id };
  }
  const isOffline = wentOffline || !network.getSnapshot();
  if (!isUnanswered(outcome) || !isOffline) return { kind: 'failed', id, outcome };
  return saveRequest(submission, services);
}

/**
 * Saves an unanswered request to be sent later; never rejects. 'saved': `id` is that of the entry with this content.
 * 'delivered': the server has it. 'delivered-before-edit': the server has one that it replaces, or a correction of that one.
 * 'failed': it cannot be stored. Never 'not-saved', whose notice says "not sent". The caller must hold its lock.
 */
export async function saveRequest(
  submission: Submission,
  { outbox, registerSync }: Pick<PressServices, 'outbox' | 'registerSync'>,
): Promise<PressResult> {
  const { id } = submission;
  const written = await outbox.write(submission, 'waiting');
  if (!written.ok) return { kind: 'failed', id, outcome: UNANSWERED };
  if (written.result === 'delivered') return deliveredBefore(id, written.id);
  return { kind: 'saved', id: written.id, willBeWoken: await registerSync() };
}
