import type { LeadNumber } from '../form/lead-draft';
import type { LeadHold } from '../outbox/lead-hold';
import { type LeadPayload, leadFingerprint } from '../rules/lead';
import type { DrainTrigger } from '../rules/outbox-entry';
import { keepForLater, type SubmitServices, submitLead } from './submit-lead';

/** The request that stands in a form. */
export interface FormRequest {
  payload: LeadPayload;
  number: LeadNumber | null;
  /** The number its content has from now on. */
  noteNumber(number: LeadNumber): void;
  /** It is on its way, or safely kept: what was sent need not stand in the form any more. */
  finish(): void;
}

/** What a person is told of a request; each takes the place of what was said before. */
export interface FormSpeech {
  sent(id: string): void;
  kept(id: string, willBeWoken: boolean): void;
  notKept(id: string, lead: LeadPayload): void;
  /** `onSave` given: nobody answered, so it may be saved and sent later. */
  failed(id: string, lead: LeadPayload, cause: unknown, onSave: (() => Promise<void>) | null): void;
  /** It had arrived already, before the form came back. */
  hadArrived(id: string): void;
  /** Its answer was not seen; it is sent again under its number. */
  sentAgain(id: string): void;
  /** The saved request that the form was opened from went out before it was changed here. */
  sentAsItWas(id: string): void;
}

/** One form's part in sending a request exactly once, from the first press to a definite answer. */
export interface FormSubmission {
  submit(request: FormRequest): Promise<void>;
  /** A press is being sent, perhaps from an earlier visit to the form. */
  isSending(): boolean;
  /**
   * The form comes back, in a new page or a new visit to it. 'with-us': its request has arrived, or the outbox sends it, and
   * the person is told; the form need not show it. 'here': the form goes on with it. 'changed-since': what was sent
   * went as it was; what stands in the form is a new request.
   */
  resume(
    request: Pick<FormRequest, 'payload'> & { number: LeadNumber },
  ): Promise<'with-us' | 'here' | 'changed-since'>;
  /** A saved request is opened in the form, to be corrected. False: somebody else has it in hand. */
  open(id: string): Promise<boolean>;
  /** The form is left: what it has in hand may be sent by others. An answer nobody saw is asked for once more. */
  leave(): Promise<void>;
  /** The form is cleared: a request without an answer is not sent any more; a saved one stays saved. */
  withdraw(): Promise<void>;
}

/**
 * The part of one form, for as long as its page is open. Two presses in one moment are one. A request that stands in the form
 * without an answer, or to be corrected, is in its hand: neither the outbox nor another tab sends it, until the form is
 * sent, left or cleared. What came of it is told by `say` alone. Why: src/outbox/exactly-once.md.
 */
export function formSubmission(
  services: SubmitServices & { drain(trigger: DrainTrigger): Promise<unknown> },
  say: FormSpeech,
): FormSubmission {
  const { store, holds, drain } = services;
  /** The request that stands in the form: a saved one being corrected, or one without an answer. While it is here nobody sends it. */
  let hand: LeadHold | null = null;
  /** The press that is being sent, until the person is told what came of it. */
  let underWay: Promise<void> | null = null;
  /** Nobody stands at the form: what nobody answers is not kept in its hand. */
  let isLeft = false;

  function putInHand(hold: LeadHold): void {
    if (hand !== hold) hand?.release();
    hand = hold;
  }

  function takeOver(): LeadHold | null {
    const hold = hand;
    hand = null;
    return hold;
  }

  async function press({ payload, number, noteNumber, finish }: FormRequest): Promise<void> {
    const before = takeOver();
    const result = await submitLead({ payload, number, noteNumber, hold: before }, services);
    const { id, hold } = result;
    // What goes on standing in the form stays in its hand: the request without an answer, or the saved one it was opened from.
    const opened = number?.opened ?? null;
    const standing = result.kind === 'unanswered' ? id : result.kind === 'not-taken' ? opened : null;
    const mine = [hold, before].find((each) => each?.id === standing);
    const held = standing === null ? null : (mine ?? (await holds.take(standing, 0)) ?? before);
    for (const other of [before, hold]) if (other !== held) other?.release();
    if (held) putInHand(held);

    switch (result.kind) {
      case 'delivered':
        say.sent(id);
        return finish();
      case 'kept':
        say.kept(result.id, result.willBeWoken);
        return finish();
      case 'not-kept':
        return say.notKept(id, payload);
      case 'not-taken':
        return say.failed(id, payload, result, null);
      case 'unanswered':
        return say.failed(id, payload, result, saveForLater);
    }

    /** The person has decided: it waits in the outbox, under the same number. */
    async function saveForLater(): Promise<void> {
      const replaces = opened === null ? [] : [opened];
      const kept = await keepForLater({ payload, id, replaces }, services);
      takeOver()?.release();
      if (kept.kind === 'not-kept') return say.notKept(id, payload);
      if (kept.kind === 'kept') say.kept(kept.id, kept.willBeWoken);
      else say.hadArrived(id);
      finish();
    }
  }

  async function letGo(): Promise<void> {
    const left = hand;
    if (left === null) return;
    const journal = await store.read();
    // Sent, or opened anew, meanwhile.
    if (hand !== left) return;
    takeOver()?.release();
    const item = journal.ok ? journal.items.find(({ id }) => id === left.id) : undefined;
    if (item?.state !== 'submitting') return;
    say.sentAgain(left.id);
    await drain('network');
  }

  return {
    async submit(request) {
      isLeft = false;
      // Pressed twice in one moment, before the form could show that it is being sent: that is one press.
      if (underWay) return underWay;
      const pressed = press(request);
      const told = pressed.catch(() => undefined);
      underWay = told;
      await pressed.finally(() => {
        if (underWay === told) underWay = null;
      });
      if (isLeft) await letGo();
    },

    isSending: () => underWay !== null,

    async resume({ payload, number: { id, fingerprint, opened } }) {
      isLeft = false;
      const isTold = underWay !== null;
      await underWay;
      if (hand) return 'here';
      const journal = await store.read();
      if (!journal.ok) return 'here';
      const { items, deliveries } = journal;
      const ids = [id, ...(opened === null ? [] : [opened])];
      const isUnchanged = leadFingerprint(payload) === fingerprint;
      const arrived = ids.find((each) => deliveries.some((delivery) => delivery.id === each));
      if (arrived === id && isUnchanged) {
        if (!isTold) say.hadArrived(id);
        return 'with-us';
      }
      if (arrived !== undefined) {
        say.sentAsItWas(arrived);
        return 'changed-since';
      }
      const item = ids
        .map((each) => items.find((other) => other.id === each))
        .find((found) => found !== undefined);
      if (item === undefined) return 'here';
      const isBeingCorrected = item.state === 'attention' || (item.state === 'waiting' && id === opened);
      if (item.id === id && isUnchanged && !isBeingCorrected) {
        if (item.state !== 'waiting') say.sentAgain(id);
        return 'with-us';
      }
      const hold = await holds.take(item.id, 0);
      if (hold) putInHand(hold);
      return 'here';
    },

    async open(id) {
      isLeft = false;
      takeOver()?.release();
      const hold = await holds.take(id, 0);
      if (hold === null) return false;
      await store.adopt(id);
      putInHand(hold);
      return true;
    },

    async leave() {
      isLeft = true;
      await letGo();
    },

    async withdraw() {
      const hold = takeOver();
      if (hold === null) return;
      await store.settle(hold.id, null);
      hold.release();
    },
  };
}
