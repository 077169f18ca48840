import type { FailedOutcome } from '../rules/send-outcome';

/**
 * What a form shows to the visitor about a lead. Each notice replaces the previous one. `id` is that of the lead that the
 * server has, if it has one, or else of the submitted lead.
 */
export type LeadNotice = { readonly id: string } & (
  | { readonly kind: 'delivered' }
  /** The attempt failed, or nothing was sent because another tab kept a lock. */
  | { readonly kind: 'failed'; readonly outcome: FailedOutcome }
  /** The lead waits in the outbox. If `isSyncRegistered`, the browser has promised to send it with every tab closed. */
  | { readonly kind: 'saved'; readonly isSyncRegistered: boolean }
  /** The lead is neither sent nor saved: there is no network, and it cannot be stored. */
  | { readonly kind: 'not-saved' }
  /** Nothing was sent, because the corrected lead, or another tab's correction of it, was delivered before. */
  | { readonly kind: 'delivered-before-edit' }
  /** The lead was delivered before the visitor returned to the form. */
  | { readonly kind: 'already-delivered' }
  /** The lead is unanswered and is sent again. */
  | { readonly kind: 'resending' }
);
