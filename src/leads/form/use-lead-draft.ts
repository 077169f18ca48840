import { useEffect, useRef, useState } from 'react';
import { blockReload } from '../../platform/reload-block';
import { type FormValues, haveSameTexts, isEmptyForm, type LeadFormName } from '../rules/lead-forms';
import { deleteDraft, type LeadIdentity, readDraft, writeDraft } from '../submission/lead-draft';
import { countCompleted, fillEmptyFields, readValues } from './form-controls';

/**
 * Keeps the text and lead id of a lead form in this tab's draft. With storage blocked, a reload loses it. No method throws.
 * - The caller sets the ref `form`, and calls `restore` on mount, `recordInput` at each input, `setIdentity` before sending,
 *   and `clearIfUnchanged` after success.
 * - The ref `identity` has the lead id of the form. It is null if the next submission gets a new one.
 * - While a field has text (`hasText`), the site does not reload by itself.
 */
export function useLeadDraft(formName: LeadFormName) {
  const form = useRef<HTMLFormElement>(null);
  // The draft alone is not enough: a form emptied by hand has none, and must still replace the saved lead opened in it.
  const identity = useRef<LeadIdentity | null>(null);
  const [hasText, setHasText] = useState(false);
  useEffect(() => (hasText ? blockReload() : undefined), [hasText]);

  /** Returns the text in the form or, after the visitor has left it, in its draft. Returns undefined if there is no draft. */
  function currentValues(): FormValues | undefined {
    if (form.current) return readValues(form.current);
    return readDraft(formName)?.values;
  }

  /** Call it at each input. It stores the text as the draft, and sets --completed for the lights of the drawing above. */
  function recordInput(): void {
    if (!form.current) return;
    const values = readValues(form.current);
    writeDraft(formName, { values, identity: identity.current });
    const completed = countCompleted(form.current);
    form.current.closest<HTMLElement>('section, dialog')?.style.setProperty('--completed', `${completed}`);
    setHasText(!isEmptyForm(values));
  }

  /** Stores the lead id in the draft. With null, the text stays and has no id. */
  function setIdentity(next: LeadIdentity | null): void {
    identity.current = next;
    const values = currentValues();
    if (values) writeDraft(formName, { values, identity: next });
  }

  /** Empties the form and deletes its draft. */
  function clear(): void {
    deleteDraft(formName);
    identity.current = null;
    form.current?.reset();
    recordInput();
  }

  /** Call it once. It writes the draft into the empty fields, and returns text and lead id, or null without draft or id. */
  function restore(): { values: FormValues; identity: LeadIdentity } | null {
    const draft = readDraft(formName);
    if (draft && form.current) {
      fillEmptyFields(form.current, draft.values);
      identity.current = draft.identity;
    }
    recordInput();
    if (!draft?.identity || !form.current) return null;
    return { values: readValues(form.current), identity: draft.identity };
  }

  /** Clears the form if it has the values `sent`. Other text was typed since: it stays, and gets a new id when submitted. */
  function clearIfUnchanged(sent: FormValues): void {
    const values = currentValues();
    if (values && haveSameTexts(sent, values)) clear();
    else setIdentity(null);
  }

  return { form, identity, hasText, recordInput, setIdentity, clear, restore, clearIfUnchanged };
}
