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

/** How a task of a form session ended. A result that is no notice shows nothing. */
export type TaskResult =
  | LeadNotice
  /** The outbox will send the lead of a restored form, or the visitor has just seen that it was delivered. */
  | { readonly kind: 'taken-over' }
  /** The restored form keeps its text, because nothing says that its lead was delivered or that the outbox will send it. */
  | { readonly kind: 'still-needed' }
  /** The visitor withdrew the lead before its form sent or saved it. */
  | { readonly kind: 'withdrawn' };
