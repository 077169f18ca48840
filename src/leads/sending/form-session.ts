import { type LeadPayload, leadFingerprint } from '../rules/lead';
import { type DrainTrigger, isUnanswered } from '../rules/outbox-entry';
import {
  type FormRequest,
  formLocks,
  type LeadIdentity,
  type PressResult,
  type PressServices,
  press,
  SENT_ELSEWHERE,
  saveRequest,
} from './press';

/** For this time after a reload, the previous page may still hold its locks. */
const DYING_PAGE_MS = 1_000;

/** Shows notices to the visitor. Each notice replaces the previous one. `id`: the lead id. */
export interface LeadNotices {
  sent(id: string): void;
  saved(id: string, willBeWoken: boolean): void;
  notSaved(id: string, lead: LeadPayload): void;
  /** `onSave`: saves it to be sent later. null if the server answered. */
  failed(id: string, lead: LeadPayload, cause: unknown, onSave: (() => Promise<void>) | null): void;
  /** The request was delivered before the visitor returned to the form. */
  sentBefore(id: string): void;
  /** The answer is unknown. The request is sent again with its id. */
  sentAgain(id: string): void;
  /** The saved request that was opened in the form was sent before it was changed there. */
  sentUnchanged(id: string): void;
}

/** One form of this page, from the first press to a definite answer. */
export type FormSession = ReturnType<typeof formSession>;

/**
 * Creates the session of one form for as long as its page is open. While a request is in the form, without an answer or to
 * be corrected, the form holds its lock: no other tab and no worker sends it. Why: src/leads/exactly-once.md.
 */
export function formSession(
  services: PressServices & { drain(trigger: DrainTrigger): Promise<unknown> },
  notices: LeadNotices,
) {
  const { outbox, drain } = services;
  const locks = formLocks(services.locks);
  let underWay: Promise<void> | null = null;
  let resuming: Promise<void> = Promise.resolve();
  let isLeft = false;
  /** The visitor deleted everything while a press was being sent. */
  let isWithdrawn = false;

  async function pressAndNotify(request: FormRequest): Promise<void> {
    await resuming;
    const { payload, identity, setIdentity, finish } = request;
    const opened = identity?.opened ?? null;
    const result = await press(request, locks, services);
    if (isWithdrawn) {
      if (result.kind === 'saved') await outbox.remove(result.id);
      return withdrawLocked();
    }
    notify(result);
    const isUnknown = result.kind === 'failed' && isUnanswered(result.outcome);
    // After the notice: if the page dies in between, the request is sent again, so the visitor gets a notice.
    if (result.kind === 'failed' && !isUnknown) await outbox.endSubmission(result.id, result.outcome);
    // Keep the locks of an unanswered request and of the opened entry. Release the others.
    const isOver = result.kind === 'delivered' || result.kind === 'saved';
    locks.releaseExcept(...(isOver ? [] : [opened, isUnknown ? result.id : null]));

    function notify(of: PressResult): void {
      const { kind, id } = of;
      if (kind === 'delivered') notices.sent(id);
      if (kind === 'saved') notices.saved(id, of.willBeWoken);
      if (kind === 'not-saved') notices.notSaved(id, payload);
      if (kind === 'failed')
        notices.failed(id, payload, of, isUnanswered(of.outcome) ? () => saveForLater(id) : null);
      if (kind === 'sent-unchanged') notices.sentUnchanged(id);
      if (kind === 'delivered' || kind === 'saved') finish();
      if (kind === 'sent-unchanged') setIdentity(null);
    }

    async function saveForLater(id: string): Promise<void> {
      if (!(await locks.acquire(id, 0))) return notify({ kind: 'failed', id, outcome: SENT_ELSEWHERE });
      const saved = await saveRequest({ payload, id, replaces: opened === null ? [] : [opened] }, services);
      locks.releaseExcept();
      if (saved.kind !== 'delivered') return notify(saved);
      notices.sentBefore(id);
      finish();
    }
  }

  async function resumeDraft(
    {
      payload,
      identity: { id, fingerprint, opened },
      setIdentity,
      finish,
    }: FormRequest & { identity: LeadIdentity },
    wasSending: boolean,
  ): Promise<void> {
    const read = await outbox.read();
    if (locks.ids().length > 0 || !read.ok) return;
    const isUnchanged = leadFingerprint(payload) === fingerprint;
    const ids = opened === null ? [id] : [id, opened];
    const delivered = ids.find((each) => read.deliveries.some((delivery) => delivery.id === each));
    if (delivered === id && isUnchanged) {
      // Otherwise the press has shown it already.
      if (!wasSending) notices.sentBefore(id);
      return finish();
    }
    if (delivered !== undefined) {
      notices.sentUnchanged(delivered);
      return setIdentity(null);
    }
    const state = read.items.find((item) => item.id === id)?.state;
    const isSent = state === 'submitting' || state === 'sending' || (state === 'waiting' && id !== opened);
    if (isSent && isUnchanged) {
      // The tab was duplicated: the form of the other one has it.
      if (state === 'submitting' && !(await locks.acquire(id, DYING_PAGE_MS))) return;
      locks.releaseExcept();
      if (state !== 'waiting') notices.sentAgain(id);
      return finish();
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
    if (!isLeft) return;
    locks.releaseExcept();
    const items = read.ok ? read.items : [];
    const unanswered = items.filter(({ id, state }) => state === 'submitting' && ids.includes(id));
    for (const { id } of unanswered) notices.sentAgain(id);
    if (unanswered.length > 0) await drain('network');
  }

  return {
    /** Sends the request of the form. A second call during the first one is the same press. */
    async submit(request: FormRequest): Promise<void> {
      isLeft = false;
      if (underWay) return underWay;
      isWithdrawn = false;
      const pressed = pressAndNotify(request);
      underWay = pressed.catch(() => undefined);
      await pressed.finally(() => {
        underWay = null;
      });
      if (isLeft) await release();
    },

    /** Returns true while a press is being sent, also one from an earlier visit to the form. */
    isSending: () => underWay !== null,

    /**
     * Call it when the visitor returns to a form with this draft. Empties the form if the same request is delivered or in the
     * outbox. If its text was changed after a delivery, the text is a new request: the form loses its id.
     */
    resume(request: FormRequest & { identity: LeadIdentity }): Promise<void> {
      isLeft = false;
      const earlierPress = underWay;
      const resumed = (async () => {
        await earlierPress;
        await resumeDraft(request, earlierPress !== null);
      })();
      resuming = resumed.catch(() => undefined);
      return resumed;
    },

    /** Opens a saved request for correction. Resolves to false if it is gone, its lock is taken, or this form is sending. */
    async open(id: string): Promise<boolean> {
      if (underWay) return false;
      isLeft = false;
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
      isLeft = true;
      if (underWay === null) await release();
    },

    /** The visitor clears the form. This device does not send an unanswered request again; a saved one stays saved. */
    async withdraw(): Promise<void> {
      isWithdrawn = underWay !== null;
      if (!isWithdrawn) await withdrawLocked();
    },
  };
}
