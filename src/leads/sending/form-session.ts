import { type LeadPayload, leadFingerprint } from '../rules/lead';
import { type DrainTrigger, isReadable, isUnanswered, UNANSWERED } from '../rules/outbox-entry';
import {
  type FormRequest,
  formLocks,
  type LeadIdentity,
  type PressResult,
  type PressServices,
  press,
  saveRequest,
} from './press';

/** For this time after a reload, the previous page may still hold its locks. */
const DYING_PAGE_MS = 1_000;

/** What a form shows to the visitor. Each notice replaces the previous one. */
export type LeadNotice =
  | PressResult
  /**
   * 'sent-before': it was delivered before the visitor returned to the form. 'sent-again': it got no answer, so it is sent
   * again with its id.
   */
  | { id: string; kind: 'sent-before' | 'sent-again' };

/** Shows a notice. `onSave`: saves the request to be sent later; null if the notice does not offer it. */
export type Notify = (notice: LeadNotice, lead: LeadPayload, onSave: (() => Promise<void>) | null) => void;

/** One form of this page, from the first press to a definite answer. */
export type FormSession = ReturnType<typeof formSession>;

/**
 * Returns the object that sends one form, for as long as its page is open; `notify` shows each result. While a request
 * is in the form, without an answer or to be corrected, the form holds its lock: no other tab and no worker sends it.
 * Why: src/leads/exactly-once.md.
 */
export function formSession(
  services: PressServices & { drain(trigger: DrainTrigger): Promise<unknown> },
  notify: Notify,
) {
  const { outbox, drain } = services;
  const locks = formLocks(services.locks);
  /** Resolves when the press that is being sent has ended; null: no press is being sent. */
  let pressUnderWay: Promise<void> | null = null;
  /** Resolves when the last `resume` has ended. The next press waits for it. */
  let resumed: Promise<void> = Promise.resolve();
  /** 'left': went to another page. 'withdrew': deleted everything while a press was being sent; ends with that press. */
  let visitor: 'here' | 'left' | 'withdrew' = 'here';

  function noteReturn(): void {
    if (visitor === 'left') visitor = 'here';
  }

  /** Shows a notice, and empties the form of a request that is delivered or in the outbox. */
  function settle(
    notice: LeadNotice,
    { payload, setIdentity, finish }: FormRequest,
    onSave: (() => Promise<void>) | null = null,
  ): void {
    notify(notice, payload, onSave);
    if (notice.kind === 'sent-unchanged') setIdentity(null);
    else if (notice.kind !== 'failed' && notice.kind !== 'not-saved') finish();
  }

  async function pressAndNotify(request: FormRequest): Promise<void> {
    await resumed;
    const result = await press(request, locks, services);
    const { kind, id } = result;
    if (visitor === 'withdrew') {
      if (kind === 'saved') await outbox.remove(id);
      return withdrawLocked();
    }
    const isUnknown = kind === 'failed' && isUnanswered(result.outcome);
    settle(result, request, isUnknown ? () => saveForLater(request, id) : null);
    // After the notice: if the page dies in between, the request is sent again, so the visitor gets a notice.
    if (kind === 'failed' && !isUnknown) await outbox.endSubmission(id, result.outcome);
    // Keep the locks of an unanswered request and of the opened entry. Release the others.
    const isOver = kind === 'delivered' || kind === 'saved';
    locks.releaseExcept(...(isOver ? [] : [request.identity?.opened ?? null, isUnknown ? id : null]));
  }

  /** Saves an unanswered request to be sent later. If another tab has its lock, shows the failure again. */
  async function saveForLater(request: FormRequest, id: string): Promise<void> {
    if (!(await locks.acquire(id, 0))) {
      const failure: LeadNotice = { kind: 'failed', id, outcome: UNANSWERED };
      return settle(failure, request, () => saveForLater(request, id));
    }
    const opened = request.identity?.opened ?? null;
    const submission = { payload: request.payload, id, replaces: opened === null ? [] : [opened] };
    const saved = await saveRequest(submission, services);
    locks.releaseExcept();
    settle(saved.kind === 'delivered' ? { kind: 'sent-before', id } : saved, request);
  }

  async function resumeDraft(
    request: FormRequest & { identity: LeadIdentity },
    earlierPress: Promise<void> | null,
  ): Promise<void> {
    await earlierPress;
    const { id, fingerprint, opened } = request.identity;
    const read = await outbox.read();
    if (locks.ids().length > 0 || !read.ok) return;
    const isUnchanged = leadFingerprint(request.payload) === fingerprint;
    const ids = opened === null ? [id] : [id, opened];
    const delivered = ids.find((each) => read.deliveries.some((delivery) => delivery.id === each));
    if (delivered === id && isUnchanged) {
      // The earlier press has already shown the delivery.
      return earlierPress ? request.finish() : settle({ kind: 'sent-before', id }, request);
    }
    if (delivered !== undefined) return settle({ kind: 'sent-unchanged', id: delivered }, request);
    const state = read.items.find((item) => item.id === id)?.state;
    const isSent = state === 'submitting' || state === 'sending' || (state === 'waiting' && id !== opened);
    if (isSent && isUnchanged) {
      // The browser duplicated a tab with its draft, and the form of the first tab still holds the lock.
      if (state === 'submitting' && !(await locks.acquire(id, DYING_PAGE_MS))) return;
      locks.releaseExcept();
      if (state === 'waiting') return request.finish();
      settle({ kind: 'sent-again', id }, request);
      // The drain of the page may have skipped it while this form held its lock. Not awaited: the next press waits for this.
      if (services.network.getSnapshot()) void drain('network');
      return;
    }
    for (const each of ids) await locks.acquire(each, 0);
  }

  async function withdrawLocked(): Promise<void> {
    for (const id of locks.ids()) await outbox.endSubmission(id, null);
    locks.releaseExcept();
  }

  /** Gives up all locks. The outbox sends a request without an answer again. */
  async function release(): Promise<void> {
    const ids = locks.ids();
    if (ids.length === 0) return;
    const read = await outbox.read();
    // The visitor has returned meanwhile.
    if (visitor === 'here') return;
    locks.releaseExcept();
    const items = read.ok ? read.items.filter(isReadable) : [];
    const unanswered = items.filter(({ id, state }) => state === 'submitting' && ids.includes(id));
    for (const { id, payload } of unanswered) notify({ kind: 'sent-again', id }, payload, null);
    if (unanswered.length > 0) await drain('network');
  }

  return {
    /** Sends the request of the form. A second call during the first one is the same press. */
    async submit(request: FormRequest): Promise<void> {
      noteReturn();
      if (pressUnderWay) return pressUnderWay;
      const pressed = pressAndNotify(request);
      pressUnderWay = pressed.catch(() => undefined);
      await pressed.finally(() => {
        pressUnderWay = null;
        if (visitor === 'withdrew') visitor = 'here';
      });
      if (visitor === 'left') await release();
    },

    /** Returns true while a press is being sent, also one from an earlier visit to the form. */
    isSending: () => pressUnderWay !== null,

    /**
     * Call it when the visitor returns to a form with this draft. Empties the form if the same request is delivered or in the
     * outbox. If its text was changed after a delivery, the text is a new request: the form loses its id.
     */
    resume(request: FormRequest & { identity: LeadIdentity }): Promise<void> {
      noteReturn();
      const result = resumeDraft(request, pressUnderWay);
      resumed = result.catch(() => undefined);
      return result;
    },

    /** Opens a saved request for correction. Resolves to false if it is gone, its lock is taken, or this form is sending. */
    async open(id: string): Promise<boolean> {
      if (pressUnderWay) return false;
      noteReturn();
      locks.releaseExcept();
      if (!(await locks.acquire(id, 0))) return false;
      const read = await outbox.read();
      const state = read.ok ? read.items.find((item) => item.id === id)?.state : undefined;
      // Its sender is gone: make it a normal saved entry.
      if (state === 'submitting' || state === 'sending') await outbox.makeDue(id);
      if (state === undefined) locks.releaseExcept();
      return state !== undefined;
    },

    /** The visitor leaves the form. A request without an answer is sent again from the outbox. */
    async leave(): Promise<void> {
      if (visitor === 'here') visitor = 'left';
      if (pressUnderWay === null) await release();
    },

    /** The visitor clears the form. This device does not send an unanswered request again; a saved one stays saved. */
    async withdraw(): Promise<void> {
      if (pressUnderWay) visitor = 'withdrew';
      else await withdrawLocked();
    },
  };
}
