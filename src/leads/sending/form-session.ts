import { type LeadPayload, leadFingerprint } from '../rules/lead';
import type { DrainTrigger } from '../rules/outbox-entry';
import {
  type FormRequest,
  formLocks,
  type LeadIdentity,
  type PressResult,
  type PressServices,
  press,
  save,
} from './press';

/** What the visitor is told. Each notice replaces the one before. */
export interface LeadNotices {
  sent(id: string): void;
  saved(id: string, willBeWoken: boolean): void;
  notSaved(id: string, lead: LeadPayload): void;
  /** `onSave`: saves it to be sent later. null if the server answered. */
  failed(id: string, lead: LeadPayload, cause: unknown, onSave: (() => Promise<void>) | null): void;
  /** It was delivered before the visitor came back to the form. */
  sentBefore(id: string): void;
  /** Its answer is unknown, and it is sent again with its id. */
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
  const held = formLocks(services.locks);
  let underWay: Promise<void> | null = null;
  let isLeft = false;

  async function pressAndTell(request: FormRequest): Promise<void> {
    const { payload, identity, finish } = request;
    const opened = identity?.opened ?? null;
    const result = await press(request, held, services);
    // The request without an answer stays with the form. So does the saved one that was opened, unless it is replaced.
    const isOver = result.kind === 'delivered' || result.kind === 'saved';
    held.releaseExcept(...(isOver ? [] : [opened, result.kind === 'unanswered' ? result.id : null]));
    tell(result);

    function tell(told: PressResult): void {
      const { kind, id } = told;
      if (kind === 'delivered') notices.sent(id);
      if (kind === 'saved') notices.saved(id, told.willBeWoken);
      if (kind === 'not-saved') notices.notSaved(id, payload);
      if (kind === 'refused') notices.failed(id, payload, told, null);
      if (kind === 'unanswered') notices.failed(id, payload, told, () => saveForLater(id));
      if (kind === 'delivered' || kind === 'saved') finish();
    }

    async function saveForLater(id: string): Promise<void> {
      const kept = await save({ payload, id, replaces: opened === null ? [] : [opened] }, services);
      held.releaseExcept();
      if (kept.kind !== 'delivered') return tell(kept);
      notices.sentBefore(id);
      finish();
    }
  }

  async function release(): Promise<void> {
    const ids = held.ids();
    if (ids.length === 0) return;
    const read = await outbox.read();
    // The visitor came back meanwhile.
    if (!isLeft) return;
    held.releaseExcept();
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
      const pressed = pressAndTell(request);
      underWay = pressed.catch(() => undefined);
      await pressed.finally(() => {
        underWay = null;
      });
      if (isLeft) await release();
    },

    /** Returns true while a press is being sent, also one from an earlier visit to the form. */
    isSending: () => underWay !== null,

    /**
     * The visitor comes back to a form with this draft. Empties the form if its request is delivered or in the outbox, and
     * takes its id away if its entry was delivered before the draft was changed.
     */
    async resume(request: FormRequest & { identity: LeadIdentity }): Promise<void> {
      const { payload, setIdentity, finish } = request;
      const { id, fingerprint, opened } = request.identity;
      isLeft = false;
      const wasSending = underWay !== null;
      await underWay;
      const read = await outbox.read();
      if (held.ids().length > 0 || !read.ok) return;
      const isUnchanged = leadFingerprint(payload) === fingerprint;
      const ids = opened === null ? [id] : [id, opened];
      const delivered = ids.find((each) => read.deliveries.some((delivery) => delivery.id === each));
      if (delivered === id && isUnchanged) {
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
        if (state !== 'waiting') notices.sentAgain(id);
        return finish();
      }
      for (const each of ids) await held.acquire(each, 0);
    },

    /** Opens a saved request for correction. Resolves to false if its lock is taken. */
    async open(id: string): Promise<boolean> {
      isLeft = false;
      held.releaseExcept();
      if (!(await held.acquire(id, 0))) return false;
      const read = await outbox.read();
      const state = read.ok ? read.items.find((item) => item.id === id)?.state : undefined;
      // Its sender died. From now on it is a saved request like the others.
      if (state === 'submitting' || state === 'sending') await outbox.save(id);
      return true;
    },

    /** The visitor leaves the form. A request without an answer is sent again from the outbox. */
    async leave(): Promise<void> {
      isLeft = true;
      if (underWay === null) await release();
    },

    /** The visitor clears the form. A request without an answer is not sent again; a saved one stays saved. */
    async withdraw(): Promise<void> {
      if (underWay) return;
      for (const id of held.ids()) await outbox.endSubmission(id, null);
      held.releaseExcept();
    },
  };
}
