import type { FailedOutcome } from '../rules/send-outcome';

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
