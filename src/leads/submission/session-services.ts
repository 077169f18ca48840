import type { LeadLocks } from '../outbox/lead-locks';
import type { Outbox } from '../outbox/outbox';
import type { LeadIdentity, SubmittedLead } from '../rules/lead-identity';
import type { LeadPayload } from '../rules/lead-payload';
import type { SendOutcome } from '../rules/send-outcome';
import type { FormLocks } from './form-locks';

/** What a form session uses of its tab and browser: the outbox, the locks, the state of the network, and the ads pixel. */
export interface SessionServices {
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
  /** Returns a new lead id. */
  newId(): string;
}

/** What a task of a form session gets. The tasks are `submitLead`, `saveUnanswered` and `resumeLead`. */
export interface SubmissionContext extends SessionServices {
  readonly formLocks: FormLocks;
  /** Aborted if the visitor clears the form or deletes everything before the task has ended. */
  readonly withdrawSignal: AbortSignal;
}

/** A form with text: its content as a lead, and the callbacks for its session. */
export interface FilledForm {
  readonly payload: LeadPayload;
  /** As it was at the press or the return: a submission that waits for another task must keep its id. */
  readonly identity: LeadIdentity | null;
  /** Called before anything is sent, so that the id survives if the page dies. With null, the next submission gets a new id. */
  setIdentity(identity: LeadIdentity | null): void;
  /** Called when the lead is delivered or the outbox will send it. Empties and closes the form. Changed text stays. */
  emptyIfUnchanged(): void;
}
