import type { ExternalStore } from '../../platform/external-store';
import type { LeadLocks } from '../outbox/lead-locks';
import type { Outbox } from '../outbox/outbox';
import type { PressedLead } from '../outbox/write-pressed-lead';
import type { LeadPayload } from '../rules/lead';
import type { DrainTrigger } from '../rules/outbox-entry';
import type { FailedOutcome, SendOutcome } from '../rules/send-outcome';
import type { FormLocks } from './form-locks';

/** The lead id of a form, and the content that it belongs to. */
export interface LeadIdentity {
  id: string;
  /** `leadFingerprint` of the content with this id. Changed content is another lead, so it gets another id. */
  fingerprint: string;
  /** The saved entry that was opened in the form, which the form's lead replaces; null for a form that was opened empty. */
  opened: string | null;
}

/** A form with text, as it was when the visitor pressed Send or returned to it. */
export interface FilledForm {
  payload: LeadPayload;
  identity: LeadIdentity | null;
  /** Empties the form: its lead is delivered, or the outbox sends it. */
  finish(): void;
}

/** The result of one press. `id`: its lead id; if 'delivered', the id of the lead that the server has, now or from before. */
export type PressResult = { id: string } & (
  | { kind: 'delivered' }
  /** The attempt failed, or nothing was sent because another tab kept a lock. */
  | { kind: 'failed'; outcome: FailedOutcome }
  /** It waits in the outbox. `willBeWoken`: the browser has promised to send it with every tab closed. */
  | { kind: 'saved'; willBeWoken: boolean }
  /** Neither sent nor saved: no network, and the browser stores nothing for us. */
  | { kind: 'not-saved' }
  /** Nothing was sent: the lead that the form corrects, or another tab's correction of it, was delivered before. */
  | { kind: 'delivered-before-edit' }
);

/** What a form shows to the visitor. Each notice replaces the previous one. */
export type LeadNotice =
  | PressResult
  /** 'already-delivered': delivered before the visitor returned to the form. 'sent-again': unanswered, so it is sent again. */
  | { id: string; kind: 'already-delivered' | 'sent-again' };

/**
 * What the form does after each notice. 'emptied', 'new-lead' (the text stays and loses its lead id): it releases its locks.
 * 'kept': text and lead id stay, with the lock of the opened lead and, without an answer, of its own: no other sender sends it.
 */
export const afterNotice: Readonly<Record<LeadNotice['kind'], 'emptied' | 'kept' | 'new-lead'>> = {
  delivered: 'emptied',
  saved: 'emptied',
  'already-delivered': 'emptied',
  'sent-again': 'emptied',
  'not-saved': 'kept',
  failed: 'kept',
  'delivered-before-edit': 'new-lead',
};

/** What the session of a form uses. */
export interface FormServices {
  outbox: Outbox;
  locks: LeadLocks;
  /** Called before anything is sent, so that the content keeps its id if the page dies. null: the next press gets a new id. */
  keepIdentity(identity: LeadIdentity | null): void;
  /** Sends a lead once and resolves to the outcome: unanswered, if `giveUp` is aborted before the answer. */
  send(pressed: Pick<PressedLead, 'id' | 'payload'>, giveUp: AbortSignal): Promise<SendOutcome>;
  /** Sends the leads of the outbox that are due. */
  drain(trigger: DrainTrigger): Promise<unknown>;
  /** Whether the browser reports a network. */
  network: Pick<ExternalStore<boolean>, 'getSnapshot' | 'subscribe'>;
  /** Returns whether the browser promises to wake the worker. */
  registerSync(): Promise<boolean>;
  /** Counts a delivered lead. */
  trackLead(): void;
  /** Returns a new lead id. Default: `randomId`. */
  newId?(): string;
}

/** What one task of a form works with. */
export interface FormContext {
  services: FormServices;
  /** The locks that the form has. */
  locks: FormLocks;
  /** Aborted if the visitor clears the form or deletes everything before the task has ended. */
  withdrawn: AbortSignal;
}
