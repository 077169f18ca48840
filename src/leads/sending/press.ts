import type { ExternalStore } from '../../platform/external-store';
import { randomId } from '../../platform/random-id';
import type { LeadLocks } from '../outbox/lead-locks';
import type { Outbox } from '../outbox/outbox';
import { findSame } from '../outbox/outbox-state';
import type { PressedLead } from '../outbox/write-pressed-lead';
import { type LeadPayload, leadFingerprint } from '../rules/lead';
import { type FailedOutcome, isUnanswered, type SendOutcome, UNANSWERED } from '../rules/send-outcome';
import type { FormLocks } from './form-locks';

/** The lead id of a form, and the content that it belongs to. */
export interface LeadIdentity {
  id: string;
  /** `leadFingerprint` of the content with this id. Changed content is another lead, so it gets another id. */
  fingerprint: string;
  /** The saved entry that was opened in the form, which the form's lead replaces; null for a form that was opened empty. */
  opened: string | null;
}

export interface FormLead {
  payload: LeadPayload;
  identity: LeadIdentity | null;
  /** Called before anything is sent, so that the content keeps its id if the page dies. null: the next press gets a new id. */
  setIdentity(identity: LeadIdentity | null): void;
  /** Empties the form: its lead is delivered, or the outbox sends it. */
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
  /** Nothing was sent: the lead that the form corrects, or another tab's correction of it, was delivered before. */
  | { kind: 'delivered-before-edit' }
);

export interface PressServices {
  outbox: Outbox;
  locks: LeadLocks;
  send(lead: Pick<PressedLead, 'id' | 'payload'>, giveUp: AbortSignal): Promise<SendOutcome>;
  /** Whether the browser reports a network. */
  network: Pick<ExternalStore<boolean>, 'getSnapshot' | 'subscribe'>;
  /** Returns whether the browser promises to wake the worker. */
  registerSync(): Promise<boolean>;
  trackLead(): void;
  newId?(): string;
}

/** How long a press waits for an answer that is on its way when the network is lost. */
const GRACE_MS = 1_500;

/** Longer than an attempt of another tab on the same lead (20 s). */
const LOCK_WAIT_MS = 25_000;

/**
 * Sends the content of a form at most once, under its lead id, and resolves to the result. First it acquires the locks of the
 * id and of the entries that the lead replaces, then it writes the entry. If no entry can be written, it sends without one.
 * Sends nothing if the lead was delivered before ('delivered'), if an entry that it replaces was ('delivered-before-edit'),
 * or if another tab keeps one of the locks ('failed'). Without network: 'saved', or 'not-saved' if it cannot be stored. If the
 * network is lost before the answer: as `saveLead`. Once `withdrawn` is aborted, it begins neither to send nor to save, and
 * resolves to null if it has written nothing. Rejects only if `send` does. The caller must show the result, call `endPress`
 * after a 'failed' with an answer, and release the locks.
 */
export async function press(
  { payload, identity, setIdentity }: Omit<FormLead, 'finish'>,
  locks: FormLocks,
  services: PressServices,
  withdrawn: AbortSignal,
): Promise<PressResult | null> {
  const { outbox, network, registerSync, newId = randomId } = services;
  const fingerprint = leadFingerprint(payload);
  const opened = identity?.opened ?? null;
  const replaces = [...new Set([identity?.id, opened])].filter((id) => typeof id === 'string');

  async function pressAs(id: string): Promise<PressResult | null> {
    if (withdrawn.aborted) return null;
    setIdentity({ id, fingerprint, opened });
    const isLocked = await locks.acquire([id, ...replaces], LOCK_WAIT_MS);
    if (withdrawn.aborted) return null;
    if (!isLocked) return lockedElsewhere(id);
    const lead = { payload, id, replaces };
    const isOnline = network.getSnapshot();
    const written = await outbox.write(lead, isOnline ? 'submitting' : 'waiting');
    if (written.ok && written.result === 'delivered') return deliveredBefore(id, written.id);
    if (written.ok && written.result === 'same') {
      // Another tab has this lead under another id: press again with that id.
      locks.releaseExcept(replaces);
      return pressAs(written.id);
    }
    if (isOnline) return attempt(lead, written.ok, services, withdrawn);
    return written.ok ? { kind: 'saved', id, willBeWoken: await registerSync() } : { kind: 'not-saved', id };
  }

  /** Another tab is still sending it, and this tab does not know the answer. The next press gets the id of that entry. */
  async function lockedElsewhere(id: string): Promise<PressResult> {
    const read = await outbox.read();
    const nextId = (read.ok && findSame(read, payload)?.id) || id;
    setIdentity({ id: nextId, fingerprint, opened });
    return { kind: 'failed', id: nextId, outcome: UNANSWERED };
  }

  return pressAs(identity?.fingerprint === fingerprint ? identity.id : newId());
}

function deliveredBefore(id: string, deliveredId: string): PressResult {
  return { kind: deliveredId === id ? 'delivered' : 'delivered-before-edit', id: deliveredId };
}

/** Sends the lead and resolves to the result. `isWritten`: its entry is in the outbox. The caller holds its lock. */
async function attempt(
  lead: PressedLead,
  isWritten: boolean,
  services: PressServices,
  withdrawn: AbortSignal,
): Promise<PressResult> {
  const { id, replaces } = lead;
  const { outbox, registerSync, trackLead } = services;
  // The worker sends it if this page dies, where the browser has Background Sync.
  if (isWritten) void registerSync();
  const { outcome, isOffline } = await sendWhileOnline(lead, services);
  if (isOffline && isUnanswered(outcome) && !withdrawn.aborted) return saveLead(lead, services);
  if (outcome.kind !== 'delivered') return { kind: 'failed', id, outcome };
  const replaced = replaces.filter((each) => each !== id);
  const noted = await outbox.noteDelivered(id, { isReported: true, replaced });
  // A lead without an entry: `noteDelivered` removes nothing, so remove each entry that the lead replaces.
  if (!isWritten) for (const each of replaces) await outbox.remove(each);
  // Count it, unless another sender has removed the entry: that sender delivered the lead too, and counted it.
  if (!isWritten || !noted.ok || noted.removed) trackLead();
  return { kind: 'delivered', id };
}

/** Sends the lead; gives up soon after the network is lost. `isOffline`: it was lost meanwhile, also if it has returned. */
async function sendWhileOnline(lead: PressedLead, { send, network }: PressServices) {
  let wentOffline = false;
  const giveUp = new AbortController();
  let grace: ReturnType<typeof setTimeout> | undefined;
  const stopListening = network.subscribe(() => {
    if (network.getSnapshot()) return;
    wentOffline = true;
    grace = setTimeout(() => giveUp.abort(), GRACE_MS);
  });
  const outcome = await send(lead, giveUp.signal);
  stopListening();
  clearTimeout(grace);
  return { outcome, isOffline: wentOffline || !network.getSnapshot() };
}

/**
 * Saves an unanswered lead to be sent later; never rejects. 'saved': `id` is that of the entry with this content.
 * 'delivered': the server has it. 'delivered-before-edit': the server has one that it replaces, or a correction of that one.
 * 'failed': it cannot be stored. Never 'not-saved', whose notice says "not sent". The caller must hold its lock.
 */
export async function saveLead(
  lead: PressedLead,
  { outbox, registerSync }: Pick<PressServices, 'outbox' | 'registerSync'>,
): Promise<PressResult> {
  const { id } = lead;
  const written = await outbox.write(lead, 'waiting');
  if (!written.ok) return { kind: 'failed', id, outcome: UNANSWERED };
  if (written.result === 'delivered') return deliveredBefore(id, written.id);
  return { kind: 'saved', id: written.id, willBeWoken: await registerSync() };
}
