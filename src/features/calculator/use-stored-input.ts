import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  CALCULATOR_STORAGE_KEY,
  DEFAULT_HOTEL,
  type HotelFigures,
  PANELS_STORAGE_KEY,
  parseHotelText,
} from '../../domain/calculator/hotel-figures';
import { serializePanels } from '../../domain/calculator/panel-figures';
import { askOnceToKeepStorage } from '../../platform/lasting-storage';
import { stopAll } from '../../platform/listen';
import type { CalculatorAction, EditState } from './edit-state';
import { withEarlyInput } from './form/early-input';
import { DEFAULT_HOTEL_FORM, hotelFiguresFrom, hotelFormFrom } from './form/hotel-form';
import { panelFiguresFrom } from './panels/panels-form';
import { openStoredText, type StoredText } from './stored-text';

/**
 * Connects the calculator with local storage. Returns true while the last write of form or panels failed.
 * - At hydration, dispatches what is stored, and what the visitor typed into the form of `formRef` before the script started.
 *   Later, dispatches changes of other tabs.
 * - Stores each edit as `EditState` says; after one of the form, asks the browser to keep the data.
 * - A stored form that is not JSON is logged, unusable panels are not. Both show defaults, and the text stays until an edit.
 * - `dispatch` must be stable.
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
      const figures = text === null ? DEFAULT_HOTEL : readHotel(text);
      if (figures) dispatch({ type: 'adopt-hotel', figures });
    });
    const adoptPanels = (text: string | null) => dispatch({ type: 'adopt-panels', text });
    const panelsStore = openStoredText(PANELS_STORAGE_KEY, adoptPanels);
    stored.current = { form: formStore, panels: panelsStore };
    const figures = readHotel(formStore.initialText);
    if (figures) dispatch({ type: 'adopt-hotel', figures });
    if (panelsStore.initialText !== null) adoptPanels(panelsStore.initialText);
    const storedForm = figures ? hotelFormFrom(figures) : DEFAULT_HOTEL_FORM;
    const earlyForm = withEarlyInput(storedForm, formRef.current);
    if (earlyForm !== storedForm) dispatch({ type: 'replace', form: earlyForm, offer: null });
    return stopAll([formStore.close, panelsStore.close]);
  }, [dispatch, formRef]);

  useEffect(() => {
    if (formStorage === 'keep') return;
    const text = formStorage === 'save' ? JSON.stringify(hotelFiguresFrom(form)) : null;
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

/** Returns undefined for null, and for text that is not JSON, which is logged and stays in storage. */
function readHotel(text: string | null): HotelFigures | undefined {
  const parsed = text === null ? null : parseHotelText(text);
  if (parsed?.ok) return parsed.figures;
  if (parsed) console.error('The saved calculator figures cannot be read:', parsed.error);
  return undefined;
}
