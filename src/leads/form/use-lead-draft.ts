import { type RefObject, useEffect, useRef, useState } from 'react';
import { blockReload } from '../../platform/reload-block';
import type { LeadIdentity } from '../sending/filled-form';
import { clearDraft, keepDraft, readDraft } from '../sending/lead-draft';
import { areEqual, countCompleted, type FormValues, fillEmptyFields, readValues } from './form-values';
import type { LeadFormPlan } from './lead-form-plan';

export interface UseLeadDraftResult<Values = FormValues> {
  /** For the `<form>`. */
  form: RefObject<HTMLFormElement | null>;
  /** The lead id of the last press; null: the next press gets a new one. */
  identity: Readonly<RefObject<LeadIdentity | null>>;
  /** A field has text. Meanwhile the site does not reload the page (`blockReload`). */
  isTyped: boolean;
  /** Call it at each input: stores the text as the draft, and sets --completed for the lights of the drawing above. */
  noteInput(): void;
  /** Stores the lead id in the draft. null: the text stays and has none. */
  setIdentity(identity: LeadIdentity | null): void;
  /** Empties the form and deletes its draft. */
  clear(): void;
  /** Call it once: writes the draft into the empty fields. Returns text and lead id; null: no draft, or one without an id. */
  restore(): { values: Values; identity: LeadIdentity } | null;
  /** Clears the form if it has the values `sent`. Other text was typed since: it stays, and gets a new id when pressed. */
  finish(sent: Values): void;
}

/**
 * Keeps a lead form's text, and the lead id of its last press, in the draft of this tab. Returns a ref for the `<form>`, the
 * lead id, and whether a field has text. Its methods store, restore and clear the draft, and never throw. While a field has
 * text, the site does not reload the page. If session storage is blocked, a reload loses the draft.
 */
export function useLeadDraft<Values extends FormValues>({
  name,
  empty,
}: Pick<LeadFormPlan<Values>, 'name' | 'empty'>): UseLeadDraftResult<Values> {
  const form = useRef<HTMLFormElement>(null);
  // Not only in the draft: a form emptied by hand has no draft, and must still replace the saved lead that was opened in it.
  const identity = useRef<LeadIdentity | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  useEffect(() => (isTyped ? blockReload() : undefined), [isTyped]);

  /** The text in the form, or, after the visitor has left it, in its draft; undefined: there is no draft. */
  function currentValues(): FormValues | undefined {
    if (form.current) return readValues(form.current, empty);
    return readDraft(name, empty)?.values;
  }

  function noteInput(): void {
    if (!form.current) return;
    const values = readValues(form.current, empty);
    keepDraft(name, { values, identity: identity.current });
    const completed = countCompleted(form.current, Object.keys(empty));
    form.current.closest<HTMLElement>('section, dialog')?.style.setProperty('--completed', `${completed}`);
    setIsTyped(!areEqual(values, empty));
  }

  function setIdentity(next: LeadIdentity | null): void {
    identity.current = next;
    const values = currentValues();
    if (values) keepDraft(name, { values, identity: next });
  }

  function clear(): void {
    clearDraft(name);
    identity.current = null;
    form.current?.reset();
    noteInput();
  }

  function restore(): { values: Values; identity: LeadIdentity } | null {
    const draft = readDraft(name, empty);
    if (draft && form.current) {
      fillEmptyFields(form.current, draft.values);
      identity.current = draft.identity;
    }
    noteInput();
    if (!draft?.identity || !form.current) return null;
    return { values: readValues(form.current, empty), identity: draft.identity };
  }

  function finish(sent: Values): void {
    const values = currentValues();
    if (values && areEqual(sent, values)) clear();
    else setIdentity(null);
  }

  return { form, identity, isTyped, noteInput, setIdentity, clear, restore, finish };
}
