import type { LeadLocks } from '../outbox/lead-locks';
import type { Outbox } from '../outbox/outbox';
import type { LeadIdentity } from '../rules/lead-identity';
import type { LeadPayload } from '../rules/lead-payload';
import type { SubmittedLead } from '../rules/put-submitted-lead';
import type { FailureAnswer, SendOutcome } from '../rules/send-outcome';
import type { FormLocks } from './form-locks';

/** What a form's session uses of its tab: outbox, locks, network and ads pixel. */
export interface FormServices {
  readonly outbox: Outbox;
  readonly locks: LeadLocks;
  /** Sends a lead once and resolves to the outcome. It is unanswered if `signal` is aborted before the answer. */
  send(lead: Pick<SubmittedLead, 'id' | 'payload'>, signal: AbortSignal): Promise<SendOutcome>;
  /** Sends the leads of the outbox that are due. */
  drain(): Promise<unknown>;
  /** Returns whether the browser reports a network. */
  isOnline(): boolean;
  /** Adds a listener for each change of `isOnline`. Returns a function that removes it. */
  onNetworkChange(listener: () => void): () => void;
  /** Resolves to whether the browser promises to wake the worker when there is network. Never rejects. */
  registerSync(): Promise<boolean>;
  /** Reports a delivered lead to the ads pixel. */
  trackLead(): void;
  /** Returns a new lead id. Default: `randomId`. */
  newId?(): string;
}

/** What a task of a form session gets. The tasks are `submitLead`, `saveUnanswered` and `settleRestoredLead`. */
export interface TaskContext {
  readonly services: FormServices;
  readonly formLocks: FormLocks;
  /** Aborted if the visitor clears the form or deletes everything before the task has ended. */
  readonly withdrawSignal: AbortSignal;
}

/** A form with text: its content as a lead, and the callbacks by which a task changes the form. */
export interface FilledForm {
  readonly payload: LeadPayload;
  /** As it was at the press or the return: a submission that waits for another task must keep its id. */
  readonly identity: LeadIdentity | null;
  /** Called before anything is sent, so that the id survives if the page dies. With null, the next submission gets a new id. */
  setIdentity(identity: LeadIdentity | null): void;
  /** Called when the lead is delivered or the outbox will send it. Empties the form, unless its text has changed since. */
  emptyForm(): void;
}

/**
 * What a form shows the visitor about a lead. A notice replaces the one before. `id` is the delivered lead, or the submitted
 * lead if none was delivered. After the notice the form changes:
 * - 'failed', 'not-saved', 'unanswered': It keeps its text, its lead id and the lock of the lead opened in it. After
 *   'unanswered' it also keeps the lock of the submitted lead, if it has it.
 * - 'delivered-before-edit': It keeps its text, loses its lead id and releases its locks.
 * - Any other: It releases its locks. Its text is deleted, unless the visitor has changed it since.
 */
export type LeadNotice = { readonly id: string } & (
  | { readonly kind: 'delivered' }
  /** The server answered with a failure. */
  | { readonly kind: 'failed'; readonly outcome: FailureAnswer }
  /** No answer arrived, or nothing was sent because another tab kept a lock. The lead can be saved. */
  | { readonly kind: 'unanswered' }
  /** The lead waits in the outbox. If `isSyncRegistered`, the browser has promised to send it with every tab closed. */
  | { readonly kind: 'saved'; readonly isSyncRegistered: boolean }
  /** The lead is neither sent nor saved: there is no network, and it cannot be stored. */
  | { readonly kind: 'not-saved' }
  /** Nothing was sent, because the corrected lead, or another tab's correction of it, was delivered before. */
  | { readonly kind: 'delivered-before-edit' }
  /** The lead was delivered without a press of Send: while the visitor was away, or before *Save and send later*. */
  | { readonly kind: 'delivered-meanwhile' }
  /** The lead is unanswered and is sent again. */
  | { readonly kind: 'resending' }
);
