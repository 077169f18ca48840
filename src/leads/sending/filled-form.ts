import type { LeadPayload } from '../rules/lead';
import type { FailedOutcome } from '../rules/send-outcome';

/** The lead id of a form, and the content that it belongs to. */
export interface LeadIdentity {
  id: string;
  /** `leadFingerprint` of the content with this id. Changed content is another lead, so it gets another id. */
  fingerprint: string;
  /** The saved entry that was opened in the form, which the form's lead replaces; null for a form that was opened empty. */
  opened: string | null;
}

/** A form with text: its content as a lead, and the callbacks by which a press or a return changes the form. */
export interface FilledForm {
  payload: LeadPayload;
  identity: LeadIdentity | null;
  /** Called before anything is sent, so that the content keeps its id if the page dies. null: the next press gets a new id. */
  setIdentity(identity: LeadIdentity | null): void;
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
 * 'kept': text and lead id stay. The form keeps the lock of the opened lead, and its own lead's lock if there was no answer, so
 * that no other sender sends them.
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
