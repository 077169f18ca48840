import { useRef, useState } from 'react';
import {
  type FormValues,
  haveSameTexts,
  isEmptyForm,
  type LeadFormName,
  leadFromForm,
} from '../rules/form-fields';
import type { LeadIdentity } from '../rules/lead-identity';
import { deleteDraft, readDraft, writeDraft } from '../tab/lead-draft';
import { checkLengths, fillEmptyFields, readValues, showCompleted } from './form-controls';

/**
 * Keeps the text and lead id of a lead form in this tab's draft. With storage blocked, a reload loses the draft.
 * - The caller sets `formRef`, calls `restore` on mount, `recordInput` at each input, and `clear` when the form is cleared.
 * - `hasText` says whether a field has text. While one has, the site does not reload by itself (`hasTypedText`).
 */
export function useLeadDraft(formName: LeadFormName) {
  const formRef = useRef<HTMLFormElement>(null);
  // Null: the next submission gets a new id. The draft alone is not enough: a form emptied by hand has none, and must still
  // replace the saved lead opened in it.
  const identityRef = useRef<LeadIdentity | null>(null);
  const [hasText, setHasText] = useState(false);

  /** Returns the text in the form or, after the visitor has left it, in its draft. Returns undefined if there is no draft. */
  function currentValues(): FormValues | undefined {
    if (formRef.current) return readValues(formRef.current);
    return readDraft(formName)?.values;
  }

  /** Call it at each input. Stores the text as the draft, checks its lengths, and shows how many fields are completed. */
  function recordInput(): void {
    if (!formRef.current) return;
    const values = readValues(formRef.current);
    writeDraft(formName, { values, identity: identityRef.current });
    checkLengths(formRef.current);
    showCompleted(formRef.current);
    setHasText(!isEmptyForm(values));
  }

  /** Stores the lead id in the draft. With null, the text stays and has no id. */
  function setIdentity(next: LeadIdentity | null): void {
    identityRef.current = next;
    const values = currentValues();
    if (values) writeDraft(formName, { values, identity: next });
  }

  /** Empties the form and deletes its draft. Call it when the visitor clears the form. */
  function clear(): void {
    deleteDraft(formName);
    identityRef.current = null;
    formRef.current?.reset();
    recordInput();
  }

  /** Call it on mount. It writes the draft into the empty fields, and returns text and lead id, or null without draft or id. */
  function restore(): { values: FormValues; identity: LeadIdentity } | null {
    const draft = readDraft(formName);
    if (draft && formRef.current) {
      fillEmptyFields(formRef.current, draft.values);
      identityRef.current = draft.identity;
    }
    recordInput();
    if (!draft?.identity || !formRef.current) return null;
    return { values: readValues(formRef.current), identity: draft.identity };
  }

  /**
   * Returns the form with these values for a session, with the present lead id. When the session has delivered or saved the
   * lead, `emptyIfUnchanged` clears a form that still has these values, but keeps changed text, without lead id. Then it calls
   * `onDone`.
   */
  const filledForm = (sent: FormValues, onDone: () => void) => ({
    payload: leadFromForm(formName, sent),
    identity: identityRef.current,
    setIdentity,
    emptyIfUnchanged() {
      const values = currentValues();
      if (values && haveSameTexts(sent, values)) clear();
      else setIdentity(null);
      onDone();
    },
  });

  return { formRef, hasText, recordInput, clear, restore, filledForm };
}
