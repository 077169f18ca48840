import type { OutboxState } from '../outbox/outbox-state';
import type { LeadIdentity, PressResult } from './press';

/** What a form shows to the visitor. Each notice replaces the previous one. */
export type LeadNotice =
  | PressResult
  /** 'already-delivered': delivered before the visitor returned to the form. 'sent-again': unanswered, so it is sent again. */
  | { id: string; kind: 'already-delivered' | 'sent-again' };

/** What the form does after each notice. 'kept': text and lead id stay. 'new-lead': the text stays and loses its lead id. */
export const afterNotice: Readonly<Record<LeadNotice['kind'], 'emptied' | 'kept' | 'new-lead'>> = {
  delivered: 'emptied',
  saved: 'emptied',
  'already-delivered': 'emptied',
  'sent-again': 'emptied',
  'not-saved': 'kept',
  failed: 'kept',
  'delivered-before-edit': 'new-lead',
};

/** What becomes of a draft when the visitor returns to its form. */
type DraftFate = {
  /**
   * 'already-delivered', 'delivered-before-edit', 'sent-again': show the notice of this name. 'unanswered': show 'sent-again',
   * if no other form has the lock. 'saved': empty the form, the outbox sends it later. 'edited': the text stays in the form.
   */
  kind: 'already-delivered' | 'delivered-before-edit' | 'sent-again' | 'unanswered' | 'saved' | 'edited';
  /** The id of the lead that was delivered, if one was; else of the draft. */
  id: string;
};

/**
 * Returns what becomes of a draft, by the first rule that fits. `isUnchanged`: the text still has the fingerprint of its id.
 * - Its lead was delivered: 'already-delivered' if the text is unchanged, else 'delivered-before-edit'.
 * - The entry `opened` that it corrects was delivered: 'delivered-before-edit'.
 * - The text is unchanged, and the outbox has its entry. State 'submitting' gives 'unanswered', 'sending' gives 'sent-again',
 *   and 'waiting' gives 'saved', unless it is the opened entry.
 * - Else: 'edited'.
 */
export function fateOfDraft(
  { entries, deliveries }: Pick<OutboxState, 'entries' | 'deliveries'>,
  { id, opened }: LeadIdentity,
  isUnchanged: boolean,
): DraftFate {
  const delivered = [id, opened].find((each) => deliveries.some((delivery) => delivery.id === each));
  const afterDelivery = delivered === id && isUnchanged ? 'already-delivered' : 'delivered-before-edit';
  if (typeof delivered === 'string') return { kind: afterDelivery, id: delivered };
  const state = isUnchanged && entries.find((entry) => entry.id === id)?.state;
  if (state === 'submitting') return { kind: 'unanswered', id };
  if (state === 'sending') return { kind: 'sent-again', id };
  return { kind: state === 'waiting' && id !== opened ? 'saved' : 'edited', id };
}
