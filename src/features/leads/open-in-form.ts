import { formFromLead } from '../../domain/lead';
import type { QueuedLead } from '../../domain/outbox-entry';
import { requestQuote } from '../../platform/quote-event';
import { keepDraft } from './lead-draft';

/**
 * Puts a saved request back into the form it was written in. It stays saved until that form is sent: then it goes.
 * `goTo` changes the page; the quote form opens over this one.
 */
export function openInForm(lead: QueuedLead, goTo: (path: string) => void): void {
  const { form, values } = formFromLead(lead.payload);
  keepDraft(form, { values, replaces: lead.id });
  if (form === 'quote') requestQuote();
  else goTo('/contact');
}
