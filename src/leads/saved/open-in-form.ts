import { dismissToasts } from '../../components/toast-store';
import { openQuoteDialog } from '../../platform/quote-event';
import { sessionWithToasts } from '../form/session-with-toasts';
import { formFromLead, haveSameTexts } from '../rules/form-fields';
import { leadFingerprint } from '../rules/lead-identity';
import type { ReadableEntry } from '../rules/outbox-entry';
import { readDraft, writeDraft } from '../tab/lead-draft';

/**
 * Returns true if this tab has a draft in the lead's form with other text than the lead, even where storage is blocked.
 * `openInForm` would replace that draft.
 */
export function wouldReplaceDraft({ payload }: ReadableEntry): boolean {
  const { formName, values } = formFromLead(payload);
  const draft = readDraft(formName);
  return draft !== null && !haveSameTexts(values, draft.values);
}

/**
 * Opens a saved lead for correction in its form: in the quote dialog or, by `goTo`, on /contact.
 * - The form's draft is replaced without a question, and the toast about its last submission is closed.
 * - Until the form is left or sent, nothing else sends the lead.
 * - 'locked': A form or a sender has the lead, it is gone, or its form is sending. 'storage-failed': The outbox cannot be read
 *   or changed. Then no form opens, and the draft stays.
 */
export async function openInForm(
  { id, payload }: ReadableEntry,
  goTo: (path: string) => void,
): Promise<'opened' | 'locked' | 'storage-failed'> {
  const { formName, values } = formFromLead(payload);
  const result = await sessionWithToasts(formName).open(id);
  if (result !== 'opened') return result;
  // The toast's "Save and send later" would save the previous lead of the form.
  dismissToasts('lead');
  writeDraft(formName, {
    values,
    identity: { id, fingerprint: leadFingerprint(payload), openedId: id },
  });
  if (formName === 'quote') openQuoteDialog();
  else goTo('/contact');
  return result;
}
