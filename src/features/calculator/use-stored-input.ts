import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  CALCULATOR_STORAGE_KEY,
  type CalculatorState,
  DEFAULT_CALCULATOR_STATE,
  PANELS_STORAGE_KEY,
  parseStoredText,
} from '../../domain/calculator/hotel-figures';
import { parsePanels, serializePanels } from '../../domain/calculator/panel-figures';
import { askOnceToKeepStorage } from '../../platform/lasting-storage';
import { stopAll } from '../../platform/listen';
import type { CalculatorAction, EditState } from './edit-state';
import { DEFAULT_FORM, formFromState, stateFromForm } from './form/calculator-form';
import { withEarlyInput } from './form/early-input';
import { panelFiguresFrom, type StoredPanels } from './panels/panels-form';
import { openStoredText, type StoredText } from './stored-text';

/**
 * Dispatches, when the calculator is hydrated, what local storage contains and what the visitor typed into the form of
 * `formRef` before the script started; later, changes of other tabs. Stores each edit as `EditState` says, and after an edit of
 * the form asks the browser to keep the data. Returns true while the last write of form or panels failed. A stored form that is
 * not JSON is ignored and logged; unusable panels become the default ones, without a log. `dispatch` must be stable.
 */
export function useStoredInput(
  { form, panels, formStorage, panelsStorage }: EditState,
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
      dispatch({ type: 'adopt', storedPanels: readPanels(text) }),
    );
    stored.current = { form: formStore, panels: panelsStore };
    const calculatorState = parseState(formStore.initialText);
    if (calculatorState || panelsStore.initialText !== null)
      dispatch({ type: 'adopt', calculatorState, storedPanels: readPanels(panelsStore.initialText) });
    const storedForm = calculatorState ? formFromState(calculatorState) : DEFAULT_FORM;
    const earlyForm = withEarlyInput(storedForm, formRef.current);
    if (earlyForm !== storedForm) dispatch({ type: 'replace', form: earlyForm, offer: null });
    return stopAll([formStore.close, panelsStore.close]);
  }, [dispatch, formRef]);

  useEffect(() => {
    if (formStorage === 'keep') return;
    const text = formStorage === 'save' ? JSON.stringify(stateFromForm(form)) : null;
    if (stored.current) setFormUnsaved(!stored.current.form.save(text));
    if (text !== null) askOnceToKeepStorage();
  }, [form, formStorage]);

  useEffect(() => {
    if (panelsStorage === 'keep' || !stored.current) return;
    const { storedText = serializePanels(panelFiguresFrom(panels)) } = panels;
    setPanelsUnsaved(!stored.current.panels.save(storedText));
  }, [panels, panelsStorage]);

  return isFormUnsaved || arePanelsUnsaved;
}

/** null, or a text that `parsePanels` cannot use: the default values. The text stays in storage until an edit. */
function readPanels(storedText: string | null): StoredPanels {
  return { ...parsePanels(storedText), storedText };
}

/** Returns undefined for null, and for text that is not JSON, which is logged and stays in storage. */
function parseState(text: string | null): CalculatorState | undefined {
  const parsed = text === null ? null : parseStoredText(text);
  if (parsed?.ok) return parsed.state;
  if (parsed) console.error('The saved calculator figures cannot be read:', parsed.error);
  return undefined;
}
