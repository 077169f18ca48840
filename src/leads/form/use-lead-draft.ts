import { useEffect, useRef, useState } from 'react';
import { blockReload } from '../../platform/reload-block';
import type { LeadIdentity } from '../sending/filled-form';
import { clearDraft, isBlank, keepDraft, readDraft } from '../sending/lead-draft';
import { areEqual, countCompleted, type FormValues, fillEmptyFields, readValues } from './form-values';
import type { LeadFormPlan } from './lead-form-plan';

/**
 * Keeps a lead form's text in the draft of this tab. Returns a ref for the `<form>`, and whether a field has text. Its methods
 * store, restore and clear the draft, and never throw. While a field has text, the site does not reload the page. If session
 * storage is blocked, a reload loses the draft.
 */
export function useLeadDraft<Values extends FormValues>({
  name,
  empty,
}: Pick<LeadFormPlan<Values>, 'name' | 'empty'>) {
  const form = useRef<HTMLFormElement>(null);
  const [isTyped, setIsTyped] = useState(false);
  useEffect(() => (isTyped ? blockReload() : undefined), [isTyped]);

  /** Call it at each input: stores the text as the draft, and sets --completed for the lights of the drawing above. */
  function noteInput(): void {
    if (!form.current) return;
    const values = readValues(form.current, empty);
    keepDraft(name, { values });
    const completed = countCompleted(form.current, Object.keys(empty));
    form.current.closest<HTMLElement>('section, dialog')?.style.setProperty('--completed', `${completed}`);
    setIsTyped(!isBlank(values));
  }

  /** Empties the form and deletes its draft. */
  function clear(): void {
    clearDraft(name);
    form.current?.reset();
    noteInput();
  }

  /** Call it once: writes the draft into the empty fields. Returns text and lead id; null: no draft, or one without an id. */
  function restore(): { values: Values; identity: LeadIdentity } | null {
    if (!form.current) return null;
    const { values } = readDraft(name);
    // The visitor has emptied the form and left it: what is typed now is a new lead.
    if (isBlank(values)) clearDraft(name);
    fillEmptyFields(form.current, values);
    noteInput();
    const { identity } = readDraft(name);
    return identity && { values: readValues(form.current, empty), identity };
  }

  /** Clears the form if it has the values `sent`. Other text was typed since: it stays, and gets a new id when pressed. */
  function finish(sent: Values): void {
    const values = form.current ? readValues(form.current, empty) : readDraft(name).values;
    if (areEqual(sent, values)) clear();
    else keepDraft(name, { identity: null });
  }

  return { form, isTyped, noteInput, clear, restore, finish };
}
