import { type LeadPayload, leadFingerprint } from '../rules/lead';
import { type DrainTrigger, isReadable } from '../rules/outbox-entry';
import { isUnanswered, UNANSWERED } from '../rules/send-outcome';
import { formLocks } from './form-locks';
import { afterNotice, decideResume, type LeadNotice } from './form-steps';
import { type FormRequest, type LeadIdentity, type PressServices, press, saveRequest } from './press';

/** For this time after a reload, the previous page may still hold its locks. */
const DYING_PAGE_MS = 1_000;

/** Shows a notice about a lead. `onSave`: saves the request to be sent later; null if the notice does not offer it. */
export type Notify = (notice: LeadNotice, lead: LeadPayload, onSave: (() => Promise<void>) | null) => void;

/** One form of this page, from the first press to a definite answer. A method rejects only if a callback of the form throws. */
export interface FormSession {
  /** Sends the request of the form. During another press: joins that press, or waits for its end if it was withdrawn. */
  submit(request: FormRequest): Promise<void>;
  /** Returns true while a press is being sent, also one from an earlier visit to the form. */
  isSending(): boolean;
  /** Call it when the visitor returns to a form with this draft. What becomes of the draft: `decideResume`. */
  resume(request: DraftRequest): Promise<void>;
  /** Opens a saved request for correction. Resolves to false if it is gone, its lock is taken, or this form is sending. */
  open(id: string): Promise<boolean>;
  /** Call it when the visitor leaves the form. The outbox sends an unanswered request, after the press if one is under way. */
  leave(): Promise<void>;
  /** Removes an unanswered request; a saved one stays. A press under way gives no notice, and what it saves is removed. */
  withdraw(): Promise<void>;
}

type DraftRequest = FormRequest & { identity: LeadIdentity };

/**
 * Returns the session of a form. `notify` must show each notice to the visitor. The form keeps the lock of an unanswered or
 * opened request, so no other tab and no worker sends it. Why: src/leads/exactly-once.md.
 */
export function formSession(
  services: PressServices & { drain(trigger: DrainTrigger): Promise<unknown> },
  notify: Notify,
): FormSession {
  const { outbox, drain } = services;
  const locks = formLocks(services.locks);
  /** The press that is being sent. `isWithdrawn`: the visitor cleared the form or deleted everything meanwhile. */
  let pressUnderWay: { ended: Promise<void>; isWithdrawn: boolean } | null = null;
  /** Resolves when the last `resume` has ended. The next press waits for it. */
  let resumed: Promise<void> = Promise.resolve();
  /** The visitor went to another page, and has not returned. */
  let hasLeft = false;
  const isSending = () => pressUnderWay !== null;
  const isLeft = () => hasLeft && !isSending();

  /** Shows a notice, and changes the form as `afterNotice` says. Releases no lock. */
  function settle(notice: LeadNotice, request: FormRequest): void {
    const { form, keepsLocksOf } = afterNotice(notice);
    const canSave = keepsLocksOf.includes('request');
    notify(notice, request.payload, canSave ? () => saveForLater(request, notice.id) : null);
    if (form === 'emptied') request.finish();
    if (form === 'new-request') request.setIdentity(null);
  }

  async function pressAndNotify(request: FormRequest): Promise<void> {
    await resumed;
    const result = await press(request, locks, services);
    if (pressUnderWay?.isWithdrawn) {
      if (result.kind === 'saved') await outbox.remove(result.id);
      return withdrawLocked();
    }
    settle(result, request);
    // After the notice: if the page dies in between, the request is sent again, so the visitor gets a notice.
    if (result.kind === 'failed' && !isUnanswered(result.outcome))
      await outbox.endSubmission(result.id, result.outcome);
    // Withdrawn meanwhile.
    if (pressUnderWay?.isWithdrawn) return withdrawLocked();
    const opened = request.identity?.opened ?? null;
    const lockIds = { opened, request: result.id };
    locks.releaseExcept(afterNotice(result).keepsLocksOf.map((of) => lockIds[of]));
  }

  /** Saves an unanswered request to be sent later. If its lock is taken or it cannot be stored, shows the failure again. */
  async function saveForLater(request: FormRequest, id: string): Promise<void> {
    const opened = request.identity?.opened ?? null;
    const submission = { payload: request.payload, id, replaces: opened === null ? [] : [opened] };
    const saved: LeadNotice = (await locks.acquire(id, 0))
      ? await saveRequest(submission, services)
      : { kind: 'failed', id, outcome: UNANSWERED };
    if (saved.kind !== 'failed') locks.releaseAll();
    settle(saved.kind === 'delivered' ? { kind: 'already-delivered', id } : saved, request);
  }

  async function resumeDraft(request: DraftRequest, earlierPress: Promise<void> | null): Promise<void> {
    await earlierPress;
    const { id, fingerprint, opened } = request.identity;
    const read = await outbox.read();
    if (locks.ids().length > 0 || !read.ok) return;
    const isUnchanged = leadFingerprint(request.payload) === fingerprint;
    const decision = decideResume(read, request.identity, isUnchanged);
    if (decision.kind === 'edited') {
      for (const each of [id, opened]) if (each !== null) await locks.acquire(each, 0);
      return;
    }
    // The earlier press has already shown the delivery.
    const isShown = decision.kind === 'already-delivered' && earlierPress !== null;
    if (isShown || decision.kind === 'saved') return request.finish();
    // The browser duplicated a tab with its draft, and the form of the first tab still holds the lock.
    if (decision.kind === 'unanswered' && !(await locks.acquire(id, DYING_PAGE_MS))) return;
    locks.releaseAll();
    const kind = decision.kind === 'unanswered' ? 'resending' : decision.kind;
    settle({ kind, id: decision.id }, request);
    // A page drain skips locked entries, so start one now. Do not await it: the next press waits for this function.
    if (kind === 'resending' && services.network.getSnapshot()) void drain('network');
  }

  async function withdrawLocked(): Promise<void> {
    for (const id of locks.ids()) await outbox.endSubmission(id, null);
    locks.releaseAll();
  }

  /** If the visitor has left and no press is being sent, gives up all locks: the outbox sends an unanswered request again. */
  async function releaseIfLeft(): Promise<void> {
    if (!isLeft() || locks.ids().length === 0) return;
    const read = await outbox.read();
    if (!isLeft()) return;
    const ids = locks.ids();
    locks.releaseAll();
    const items = read.ok ? read.items.filter(isReadable) : [];
    const unanswered = items.filter(({ id, state }) => state === 'submitting' && ids.includes(id));
    for (const { id, payload } of unanswered) notify({ kind: 'resending', id }, payload, null);
    if (unanswered.length > 0) await drain('network');
  }

  return {
    async submit(request) {
      hasLeft = false;
      if (pressUnderWay?.isWithdrawn) await pressUnderWay.ended;
      if (pressUnderWay) return pressUnderWay.ended;
      const pressed = pressAndNotify(request);
      pressUnderWay = { ended: pressed.catch(() => undefined), isWithdrawn: false };
      await pressed.finally(() => {
        pressUnderWay = null;
      });
      await releaseIfLeft();
    },

    isSending,

    resume(request) {
      hasLeft = false;
      const result = resumeDraft(request, pressUnderWay?.ended ?? null);
      resumed = result.catch(() => undefined);
      return result;
    },

    async open(id) {
      if (pressUnderWay) return false;
      hasLeft = false;
      locks.releaseAll();
      if (!(await locks.acquire(id, 0))) return false;
      const read = await outbox.read();
      const state = read.ok ? read.items.find((item) => item.id === id)?.state : undefined;
      // Its sender is gone: make it a normal saved entry.
      if (state === 'submitting' || state === 'sending') await outbox.makeDue(id);
      if (state === undefined) locks.releaseAll();
      return state !== undefined;
    },

    async leave() {
      hasLeft = true;
      await releaseIfLeft();
    },

    async withdraw() {
      if (pressUnderWay) pressUnderWay.isWithdrawn = true;
      else await withdrawLocked();
    },
  };
}
