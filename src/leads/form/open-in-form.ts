import { requestQuote } from '../../platform/quote-event';
import { EMPTY_CONTACT_FORM, EMPTY_QUOTE_FORM, formFromLead } from '../rules/lead';
import type { QueuedLead } from '../rules/outbox-entry';
import { submissionOf } from '../sending/submit-form';
import { areEqual } from './form-values';
import { keepDraft, readDraft } from './lead-draft';

/** Whether the form a lead would be opened in holds other text, which would be lost. */
export function isFormInUse(lead: QueuedLead): boolean {
  const { form, values } = formFromLead(lead.payload);
  const draft = readDraft<string>(form, form === 'quote' ? EMPTY_QUOTE_FORM : EMPTY_CONTACT_FORM);
  return draft !== null && !areEqual(values, draft.values);
}

/**
 * Puts a saved request back into the form it was written in, in hand: it is not sent while it is corrected, and goes when
 * the corrected one is sent. `goTo` changes the page; the quote form opens over this one. False: somebody has it in hand.
 */
export async function openInForm(lead: QueuedLead, goTo: (path: string) => void): Promise<boolean> {
  const { form, values } = formFromLead(lead.payload);
  if (!(await submissionOf(form).open(lead.id))) return false;
  keepDraft(form, {
    values: { ...values },
    number: { id: lead.id, fingerprint: lead.fingerprint, opened: lead.id },
  });
  if (form === 'quote') requestQuote();
  else goTo('/contact');
  return true;
}
