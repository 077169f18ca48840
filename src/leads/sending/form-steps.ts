import type { OutboxState } from '../outbox/outbox-state';
import { isUnanswered } from '../rules/outbox-entry';
import type { LeadIdentity, PressResult } from './press';

/** What a form shows to the visitor. Each notice replaces the previous one. */
export type LeadNotice =
  | PressResult
  /** 'sent-before': delivered before the visitor returned to the form. 'sent-again': unanswered, so it is sent again. */
  | { id: string; kind: 'sent-before' | 'sent-again' };

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
  'sent-before': emptied,
  'sent-again': emptied,
  'not-saved': kept,
  'sent-unchanged': { form: 'new-request', keepsLocksOf: ['opened'] },
};

/**
 * Returns what the form must do after a notice; changes nothing. The text stays after 'failed' and 'not-saved', stays without
 * its lead id after 'sent-unchanged', else goes. With text, the form keeps the locks of the opened entry and of an unanswered
 * request.
 */
export function afterNotice(notice: LeadNotice): FormStep {
  if (notice.kind !== 'failed') return steps[notice.kind];
  // An unanswered request keeps its lock, so no other sender sends it.
  return isUnanswered(notice.outcome) ? { form: 'kept', keepsLocksOf: ['opened', 'request'] } : kept;
}

/** What becomes of a draft when the visitor returns to its form. */
type Resumption = {
  /**
   * 'sent-before', 'sent-unchanged', 'sent-again': show the notice of this name. 'unanswered': if no other form has the lock,
   * show the notice 'sent-again'. 'saved': empty the form, because the outbox sends it later. 'edited': the text stays in the
   * form.
   */
  kind: 'sent-before' | 'sent-unchanged' | 'sent-again' | 'unanswered' | 'saved' | 'edited';
  /** The lead id of the request that was delivered, if one was; else of the draft. */
  id: string;
};

/**
 * Returns what becomes of a draft with this lead id. 'sent-before': it was delivered unchanged. 'sent-unchanged': it was edited
 * after its delivery, or the entry `opened` that it corrects was delivered. Unchanged text: 'unanswered' if its entry is
 * 'submitting', 'sent-again' if 'sending', 'saved' if 'waiting' and not `opened`. Else 'edited': the text stays, also if it was
 * refused. `isUnchanged`: the text still belongs to the id.
 */
export function decideResume(
  { items, deliveries }: Pick<OutboxState, 'items' | 'deliveries'>,
  { id, opened }: LeadIdentity,
  isUnchanged: boolean,
): Resumption {
  const delivered = [id, opened].find((each) => deliveries.some((delivery) => delivery.id === each));
  if (typeof delivered === 'string')
    return { kind: delivered === id && isUnchanged ? 'sent-before' : 'sent-unchanged', id: delivered };
  const state = items.find((item) => item.id === id)?.state;
  if (isUnchanged && state === 'submitting') return { kind: 'unanswered', id };
  if (isUnchanged && state === 'sending') return { kind: 'sent-again', id };
  return { kind: isUnchanged && state === 'waiting' && id !== opened ? 'saved' : 'edited', id };
}
