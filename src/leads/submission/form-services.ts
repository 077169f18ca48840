import type { ExternalStore } from '../../platform/external-store';
import type { LeadLocks } from '../outbox/lead-locks';
import type { Outbox } from '../outbox/outbox';
import type { SubmittedLead } from '../outbox/put-submitted-lead';
import type { SendOutcome } from '../rules/send-outcome';
import type { FormLocks } from './form-locks';

/** What the forms of a tab share. */
export interface FormServices {
  readonly outbox: Outbox;
  readonly locks: LeadLocks;
  /** Sends a lead once and resolves to the outcome. It is unanswered if `signal` is aborted before the answer. */
  send(lead: Pick<SubmittedLead, 'id' | 'payload'>, signal: AbortSignal): Promise<SendOutcome>;
  /** Sends the leads of the outbox that are due. */
  drain(): Promise<unknown>;
  /** Whether the browser reports a network. */
  readonly network: Pick<ExternalStore<boolean>, 'getSnapshot' | 'subscribe'>;
  /** Returns whether the browser promises to wake the worker. */
  registerSync(): Promise<boolean>;
  /** Counts a delivered lead. */
  trackLead(): void;
  /** Returns a new lead id. Default: `randomId`. */
  newId?(): string;
}

/** What a queued task of a form session gets. */
export interface TaskContext {
  readonly services: FormServices;
  readonly formLocks: FormLocks;
  /** Aborted if the visitor clears the form or deletes everything before the task has ended. */
  readonly withdrawSignal: AbortSignal;
}
