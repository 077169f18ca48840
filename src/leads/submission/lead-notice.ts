import type { FailureAnswer } from '../rules/send-outcome';

/**
 * What a form shows the visitor about a lead. A notice replaces the one before. `id` is the delivered lead, or the submitted
 * lead if none was delivered. When each kind comes, and what it changes: src/leads/exactly-once.md, "What a submission
 * becomes".
 */
export type LeadNotice = { readonly id: string } & (
  | {
      readonly kind:
        | 'delivered'
        | 'delivered-unseen'
        | 'delivered-with-other-text'
        | 'unanswered'
        | 'not-saved'
        | 'resending';
    }
  | { readonly kind: 'failed'; readonly outcome: FailureAnswer }
  /** If `isSyncRegistered`, the browser has promised to send the lead with every tab closed. */
  | { readonly kind: 'saved'; readonly isSyncRegistered: boolean }
);

/** How a task of a form session ended. */
export type SubmissionResult =
  | LeadNotice
  /** Empties the form without a notice: the outbox will send its lead, or the visitor has just seen that it was delivered. */
  | { readonly kind: 'emptied' }
  /** Nothing is shown or changed, because a restored form still needs its text, or because the visitor withdrew the lead. */
  | null;
