import { createSerialQueue } from '../../domain/serial-queue';
import { type LeadPayload, leadFingerprint } from '../rules/lead';
import { type DrainTrigger, isReadable } from '../rules/outbox-entry';
import { isUnanswered, UNANSWERED } from '../rules/send-outcome';
import { formLocks } from './form-locks';
import { afterNotice, fateOfDraft, type LeadNotice } from './form-steps';
import { type FormLead, type LeadIdentity, type PressServices, press, saveLead } from './press';

/** For this time after a reload, the previous page may still hold its locks. */
const DYING_PAGE_MS = 1_000;

/** Shows a notice about a lead. `onSave`: saves the lead to be sent later; null if the notice does not offer it. */
export type Notify = (notice: LeadNotice, lead: LeadPayload, onSave: (() => Promise<void>) | null) => void;

/**
 * One form of this page, from the first press to a definite answer. It does what these methods ask one after the other. A
 * method rejects only if a callback of the form throws.
 */
export interface FormSession {
  /** Sends the lead of the form. During another press: joins that press, or waits for its end if it was withdrawn. */
  submit(lead: FormLead): Promise<void>;
  /** Returns true from a press to its result, also for one from an earlier visit to the form. */
  isSending(): boolean;
  /** Call it when the visitor returns to a form with this draft. What becomes of the draft: `fateOfDraft`. */
  resume(lead: DraftLead): Promise<void>;
  /** Opens a saved lead for correction. Resolves to false if it is gone, its lock is taken, or this form is sending. */
  open(id: string): Promise<boolean>;
  /** Call it when the visitor leaves the form. The outbox sends an unanswered lead, after the press if one is under way. */
  leave(): Promise<void>;
  /**
   * Removes an unanswered lead; a saved one stays. A press or `resume` under way gives no notice. A press that has not begun,
   * or that waits for a lock, sends nothing.
   */
  withdraw(): Promise<void>;
}

type DraftLead = FormLead & { identity: LeadIdentity };

/**
 * Returns the session of a form. `notify` must show each notice to the visitor. The form keeps the lock of an unanswered or
 * opened lead, so no other tab and no worker sends it. Why: src/leads/exactly-once.md.
 */
export function formSession(
  services: PressServices & { drain(trigger: DrainTrigger): Promise<unknown> },
  notify: Notify,
): FormSession {
  const { outbox, drain } = services;
  const locks = formLocks(services.locks);
  const enqueue = createSerialQueue();
  /** Aborted when the visitor clears the form or deletes everything. What begins after that belongs to a new one. */
  let withdrawal = new AbortController();
  let pressUnderWay: { ended: Promise<void>; withdrawn: AbortSignal } | null = null;
  /** The visitor went to another page, and has not returned. */
  let hasLeft = false;

  /** Runs a task when those before it have ended. `withdrawn`: aborted if the form is withdrawn before the task has ended. */
  function inTurn<Value>(task: (withdrawn: AbortSignal) => Promise<Value>): Promise<Value> {
    const { signal } = withdrawal;
    return enqueue(() => task(signal));
  }

  /** Shows a notice, and changes the form as `afterNotice` says. Releases no lock. */
  function settle(notice: LeadNotice, lead: FormLead): void {
    const onSave = () => inTurn(() => saveForLater(lead, notice.id));
    notify(notice, lead.payload, notice.kind === 'failed' && isUnanswered(notice.outcome) ? onSave : null);
    if (afterNotice[notice.kind] === 'emptied') lead.finish();
    if (afterNotice[notice.kind] === 'new-lead') lead.setIdentity(null);
  }

  async function pressAndNotify(lead: FormLead, withdrawn: AbortSignal): Promise<void> {
    const result = await press(lead, locks, services, withdrawn);
    // `withdraw` follows: it removes an unanswered lead.
    if (result === null || withdrawn.aborted) return;
    settle(result, lead);
    // After the notice: if the page dies in between, the lead is sent again, so the visitor gets a notice.
    if (result.kind === 'failed' && !isUnanswered(result.outcome))
      await outbox.endPress(result.id, result.outcome);
    if (afterNotice[result.kind] === 'emptied') return locks.releaseAll();
    // An unanswered lead keeps its lock, so that no other sender sends it.
    const unanswered = result.kind === 'failed' && isUnanswered(result.outcome) ? result.id : null;
    locks.releaseExcept([lead.identity?.opened ?? null, unanswered]);
  }

  /** Saves an unanswered lead to be sent later. If its lock is taken or it cannot be stored, shows the failure again. */
  async function saveForLater(lead: FormLead, id: string): Promise<void> {
    const opened = lead.identity?.opened ?? null;
    const pressed = { payload: lead.payload, id, replaces: opened === null ? [] : [opened] };
    const saved: LeadNotice = (await locks.acquire([id], 0))
      ? await saveLead(pressed, services)
      : { kind: 'failed', id, outcome: UNANSWERED };
    if (saved.kind !== 'failed') locks.releaseAll();
    settle(saved.kind === 'delivered' ? { kind: 'already-delivered', id } : saved, lead);
  }

  /** `wasSending`: the visitor returned during a press. It has ended, and has shown its result. */
  async function resumeDraft(lead: DraftLead, wasSending: boolean, withdrawn: AbortSignal): Promise<void> {
    const { id, fingerprint, opened } = lead.identity;
    const read = await outbox.read();
    if (locks.ids().length > 0 || !read.ok) return;
    const isUnchanged = leadFingerprint(lead.payload) === fingerprint;
    const decision = fateOfDraft(read, lead.identity, isUnchanged);
    if (decision.kind === 'edited') {
      for (const each of [id, opened]) if (each !== null) await locks.acquire([each], 0);
      return;
    }
    // The press has already shown the delivery.
    const isShown = decision.kind === 'already-delivered' && wasSending;
    if (isShown || decision.kind === 'saved') return lead.finish();
    // The browser duplicated a tab with its draft, and the form of the first tab still holds the lock.
    if (decision.kind === 'unanswered' && !(await locks.acquire([id], DYING_PAGE_MS))) return;
    // `withdraw` follows, and removes the lead under the lock acquired above.
    if (withdrawn.aborted) return;
    locks.releaseAll();
    const kind = decision.kind === 'unanswered' ? 'sent-again' : decision.kind;
    settle({ kind, id: decision.id }, lead);
    // A page drain skips locked entries, so start one now. Do not await it: the next press waits for this function.
    if (kind === 'sent-again' && services.network.getSnapshot()) void drain('network');
  }

  /** Gives up all locks, with a notice for each unanswered lead. Resolves to true if there is one: the caller drains. */
  async function releaseUnanswered(): Promise<boolean> {
    if (locks.ids().length === 0) return false;
    const read = await outbox.read();
    // The visitor has returned.
    if (!hasLeft) return false;
    const ids = locks.ids();
    locks.releaseAll();
    const entries = read.ok ? read.entries.filter(isReadable) : [];
    const unanswered = entries.filter(({ id, state }) => state === 'submitting' && ids.includes(id));
    for (const { id, payload } of unanswered) notify({ kind: 'sent-again', id }, payload, null);
    return unanswered.length > 0;
  }

  return {
    async submit(lead) {
      hasLeft = false;
      if (pressUnderWay?.withdrawn.aborted === false) return pressUnderWay.ended;
      const ended = inTurn((withdrawn) => pressAndNotify(lead, withdrawn));
      pressUnderWay = { ended, withdrawn: withdrawal.signal };
      await ended.finally(() => {
        if (pressUnderWay?.ended === ended) pressUnderWay = null;
      });
    },

    isSending: () => pressUnderWay !== null,

    resume(lead) {
      hasLeft = false;
      const wasSending = pressUnderWay !== null;
      return inTurn((withdrawn) => resumeDraft(lead, wasSending, withdrawn));
    },

    async open(id) {
      if (pressUnderWay !== null) return false;
      hasLeft = false;
      return inTurn(async () => {
        locks.releaseAll();
        if (!(await locks.acquire([id], 0))) return false;
        const read = await outbox.read();
        const state = read.ok ? read.entries.find((entry) => entry.id === id)?.state : undefined;
        // Its sender is gone: make it a normal saved entry.
        if (state === 'submitting' || state === 'sending') await outbox.makeDue(id);
        if (state === undefined) locks.releaseAll();
        return state !== undefined;
      });
    },

    async leave() {
      hasLeft = true;
      if (await inTurn(releaseUnanswered)) await drain('network');
    },

    withdraw() {
      withdrawal.abort();
      withdrawal = new AbortController();
      return inTurn(async () => {
        for (const id of locks.ids()) await outbox.endPress(id, null);
        locks.releaseAll();
      });
    },
  };
}
