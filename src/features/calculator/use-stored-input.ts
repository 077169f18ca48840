import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  CALCULATOR_STORAGE_KEY,
  type CalculatorState,
  DEFAULT_CALCULATOR_STATE,
  PANELS_STORAGE_KEY,
  parseStoredText,
} from '../../domain/calculator';
import { askOnceToKeepStorage } from '../../platform/lasting-storage';
import type { CalculatorAction, EditState } from './edit-state';
import { DEFAULT_FORM, formFromState, stateFromForm } from './form/calculator-form';
import { withEarlyInput } from './form/early-input';
import { openStoredText, type StoredText } from './stored-text';

/**
 * Dispatches, before the first paint, what local storage contains and what the visitor typed into the form of `formRef` before
 * the script started; later, changes of other tabs. Stores each edit as `EditState` says and asks the browser to keep the data.
 * Returns true while the last write of form or panels failed. Text that is not JSON is logged. `dispatch` must be stable.
 */
export function useStoredInput(
  { form, panelsText, formStorage, panelsStorage }: EditState,
  dispatch: Dispatch<CalculatorAction>,
  formRef: RefObject<HTMLFormElement | null>,
): boolean {
  const stored = useRef<{ readonly form: StoredText; readonly panels: StoredText }>(null);
  const [isFormUnsaved, setFormUnsaved] = useState(false);
  const [arePanelsUnsaved, setPanelsUnsaved] = useState(false);

  useLayoutEffect(() => {
    const formStore = openStoredText(CALCULATOR_STORAGE_KEY, (text) => {
      const calculatorState = text === null ? DEFAULT_CALCULATOR_STATE : parseState(text);
      if (calculatorState) dispatch({ type: 'adopt', calculatorState });
    });
    const panelsStore = openStoredText(PANELS_STORAGE_KEY, (text) =>
      dispatch({ type: 'adopt', panelsText: text }),
    );
    stored.current = { form: formStore, panels: panelsStore };
    const calculatorState = parseState(formStore.initialText);
    const storedPanels = panelsStore.initialText;
    const storedForm = calculatorState ? formFromState(calculatorState) : DEFAULT_FORM;
    const earlyForm = withEarlyInput(storedForm, formRef.current);
    if (earlyForm !== storedForm)
      dispatch({ type: 'replace', form: earlyForm, panelsText: storedPanels, offer: null });
    else if (calculatorState || storedPanels !== null)
      dispatch({ type: 'adopt', calculatorState, panelsText: storedPanels });
    return () => {
      formStore.close();
      panelsStore.close();
    };
  }, [dispatch, formRef]);

  useEffect(() => {
    if (formStorage === 'keep') return;
    const text = formStorage === 'save' ? JSON.stringify(stateFromForm(form)) : null;
    if (stored.current) setFormUnsaved(!stored.current.form.save(text));
    if (text !== null) askOnceToKeepStorage();
  }, [form, formStorage]);

  useEffect(() => {
    if (panelsStorage === 'save' && stored.current) setPanelsUnsaved(!stored.current.panels.save(panelsText));
  }, [panelsText, panelsStorage]);

  return isFormUnsaved || arePanelsUnsaved;
}

/** Returns undefined for null, and for text that is not JSON, which is logged and stays in storage. */
function parseState(text: string | null): CalculatorState | undefined {
  const parsed = text === null ? null : parseStoredText(text);
  if (parsed?.ok) return parsed.state;
  if (parsed) console.error('The saved calculator figures cannot be read:', parsed.error);
  return undefined;
}
