import type { OutboxState } from '../outbox/outbox-state';
import { isUnanswered } from '../rules/send-outcome';
import type { LeadIdentity, PressResult } from './press';

/** What a form shows to the visitor. Each notice replaces the previous one. */
export type LeadNotice =
  | PressResult
  /** 'already-delivered': delivered before the visitor returned to the form. 'resending': unanswered, so it is sent again. */
  | { id: string; kind: 'already-delivered' | 'resending' };

/** What the form does after a notice. */
export interface FormStep {
  /** 'kept': text and lead id stay. 'new-request': the text stays and loses its lead id. */
  form: 'emptied' | 'kept' | 'new-request';
  /** The locks that the form keeps after a press: of the saved entry that it corrects, of its own request, or none. */
  keepsLocksOf: readonly ('opened' | 'request')[];
}

const emptied: FormStep = { form: 'emptied', keepsLocksOf: [] };
const kept: FormStep = { form: 'kept', keepsLocksOf: ['opened'] };

const steps: Readonly<Record<Exclude<LeadNotice['kind'], 'failed'>, FormStep>> = {
  delivered: emptied,
  saved: emptied,
  'already-delivered': emptied,
  resending: emptied,
  'not-saved': kept,
  'delivered-before-edit': { form: 'new-request', keepsLocksOf: ['opened'] },
};

/** Returns what the form must do. An unanswered request keeps its lock, so that no other sender sends it. */
export function afterNotice(notice: LeadNotice): FormStep {
  if (notice.kind !== 'failed') return steps[notice.kind];
  return isUnanswered(notice.outcome) ? { form: 'kept', keepsLocksOf: ['opened', 'request'] } : kept;
}

/** What becomes of a draft when the visitor returns to its form. */
type Resumption = {
  /**
   * 'already-delivered', 'delivered-before-edit', 'resending': show the notice of this name. 'unanswered': show 'resending' if
   * no other form has the lock. 'saved': empty the form, the outbox sends it later. 'edited': the text stays in the form.
   */
  kind: 'already-delivered' | 'delivered-before-edit' | 'resending' | 'unanswered' | 'saved' | 'edited';
  /** The lead id of the request that was delivered, if one was; else of the draft. */
  id: string;
};

/**
 * Returns what becomes of a draft, by the first rule that fits. `isUnchanged`: the text still has the fingerprint of its id.
 * - Its request was delivered: 'already-delivered' if the text is unchanged, else 'delivered-before-edit'.
 * - The entry `opened` that it corrects was delivered: 'delivered-before-edit'.
 * - The text is unchanged, and the outbox has its entry. State 'submitting' gives 'unanswered', 'sending' gives 'resending',
 *   and 'waiting' gives 'saved', unless it is the opened entry.
 * - Else: 'edited'.
 */
export function decideResume(
  { items, deliveries }: Pick<OutboxState, 'items' | 'deliveries'>,
  { id, opened }: LeadIdentity,
  isUnchanged: boolean,
): Resumption {
  const delivered = [id, opened].find((each) => deliveries.some((delivery) => delivery.id === each));
  const afterDelivery = delivered === id && isUnchanged ? 'already-delivered' : 'delivered-before-edit';
  if (typeof delivered === 'string') return { kind: afterDelivery, id: delivered };
  const state = isUnchanged && items.find((item) => item.id === id)?.state;
  if (state === 'submitting') return { kind: 'unanswered', id };
  if (state === 'sending') return { kind: 'resending', id };
  return { kind: state === 'waiting' && id !== opened ? 'saved' : 'edited', id };
}
