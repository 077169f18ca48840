import { requestQuote } from '../../platform/quote-event';
import { formFromLead, leadFingerprint } from '../rules/lead';
import type { OutboxEntry } from '../rules/outbox-entry';
import { keepDraft, readDraft } from '../sending/lead-draft';
import { areEqual } from './form-values';
import { leadFormPlans } from './lead-form-plan';
import { sessionWithToasts } from './session-with-toasts';

/** Returns true if this request's form has a draft in this tab with any other text, which `openInForm` would replace. */
export function isFormInUse({ payload }: OutboxEntry): boolean {
  const { form, values } = formFromLead(payload);
  const draft = readDraft<string>(form, leadFormPlans[form].empty);
  return draft !== null && !areEqual(values, draft.values);
}

/**
 * Opens a saved request for correction: in the quote form over this page, or on /contact with `goTo('/contact')`. Replaces that
 * form's draft. While the request is in the form, the form holds its lock, so no tab or worker sends it. The saved request is
 * removed when the correction is delivered or saved. Resolves to false, and opens nothing, if the request is gone or locked,
 * the outbox cannot be read, or the form is sending. Never rejects.
 */
export async function openInForm(
  { id, payload }: OutboxEntry,
  goTo: (path: string) => void,
): Promise<boolean> {
  const { form, values } = formFromLead(payload);
  if (!(await sessionWithToasts(form).open(id))) return false;
  keepDraft(form, {
    values: { ...values },
    identity: { id, fingerprint: leadFingerprint(payload), opened: id },
  });
  if (form === 'quote') requestQuote();
  else goTo('/contact');
  return true;
}
