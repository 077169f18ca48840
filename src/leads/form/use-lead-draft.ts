import { useEffect, useRef, useState } from 'react';
import { blockReload } from '../../platform/reload-block';
import { clearDraft, keepDraft, readDraft } from '../sending/lead-draft';
import type { LeadIdentity } from '../sending/press';
import { areEqual, countCompleted, fillEmptyFields, readValues } from './form-values';
import type { LeadFormPlan } from './lead-form-plan';

/**
 * Keeps a lead form's text, and the lead id of its last press, in the draft of this tab (storage blocked: until a reload).
 * Returns the refs `form`, for the `<form>`, and `identity`; `completed`, `isTyped`; and methods. Call `restore` once: it fills
 * only empty fields. Call `noteInput` at each input. `clear` empties form and draft, `finish(sent)` only if the text is still
 * `sent`; `setIdentity` stores the lead id. While there is text, the site does not reload the page (`blockReload`).
 */
export function useLeadDraft<Values extends Readonly<Record<string, string>>>({
  name,
  empty,
}: Pick<LeadFormPlan<Values>, 'name' | 'empty'>) {
  const form = useRef<HTMLFormElement>(null);
  const identity = useRef<LeadIdentity | null>(null);
  const [completed, setCompleted] = useState(0);
  const [isTyped, setIsTyped] = useState(false);
  useEffect(() => (isTyped ? blockReload() : undefined), [isTyped]);

  /** The text in the form, or, after the visitor has left it, in its draft; undefined: there is no draft. */
  function currentValues(): Readonly<Record<string, string>> | undefined {
    if (form.current) return readValues(form.current, empty);
    return readDraft(name, empty)?.values;
  }

  function noteInput(): void {
    if (!form.current) return;
    const values = readValues(form.current, empty);
    keepDraft(name, { values, identity: identity.current });
    setCompleted(countCompleted(form.current, Object.keys(empty)));
    setIsTyped(!areEqual(values, empty));
  }

  function setIdentity(next: LeadIdentity | null): void {
    identity.current = next;
    const values = currentValues();
    if (values) keepDraft(name, { values, identity: next });
  }

  /** Empties the form and deletes its draft. */
  function clear(): void {
    clearDraft(name);
    identity.current = null;
    form.current?.reset();
    noteInput();
  }

  return {
    form,
    identity,
    /** How many fields have an answer that the browser accepts. */
    completed,
    isTyped,
    noteInput,
    setIdentity,
    clear,

    /** Writes the draft into the empty fields. Returns the form's text and lead id; null: no draft, or one without an id. */
    restore(): { values: Values; identity: LeadIdentity } | null {
      const draft = readDraft(name, empty);
      if (draft && form.current) {
        fillEmptyFields(form.current, draft.values);
        identity.current = draft.identity;
      }
      noteInput();
      if (!draft?.identity || !form.current) return null;
      return { values: readValues(form.current, empty), identity: draft.identity };
    },

    /** Clears the form if it has the values `sent`. Other text was typed since: it stays, and gets a new id when pressed. */
    finish(sent: Values): void {
      const values = currentValues();
      if (values && areEqual(sent, values)) clear();
      else setIdentity(null);
    },
  };
}
