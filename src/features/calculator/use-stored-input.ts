import { type Dispatch, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  CALCULATOR_STORAGE_KEY,
  DEFAULT_HOTEL,
  type HotelFigures,
  parseHotelText,
} from '../../domain/calculator/hotel-figures';
import { PANELS_STORAGE_KEY } from '../../domain/calculator/panel-figures';
import { stopAll } from '../../platform/listen';
import type { CalculatorAction, CalculatorInput } from './edit-state';
import { withEnteredTexts } from './form/entered-texts';
import { DEFAULT_HOTEL_FORM, hotelFormFrom } from './form/hotel-form';
import { openStoredText, type StoredText } from './stored-text';

/**
 * Connects the calculator with local storage. Returns true while the last write failed. `dispatch` must be stable.
 * - At hydration it dispatches the stored texts, then what the visitor typed into `formRef` before the script started.
 * - Later it stores each edit, and dispatches those of other tabs.
 * - An unreadable text stays in storage until an edit. At hydration the default values stay.
 */
export function useStoredInput(
  { formText, panelsText }: CalculatorInput,
  dispatch: Dispatch<CalculatorAction>,
  formRef: RefObject<HTMLFormElement | null>,
): boolean {
  const stored = useRef<{ readonly form: StoredText; readonly panels: StoredText }>(null);
  const [isUnsaved, setUnsaved] = useState(false);

  useLayoutEffect(() => {
    const adoptForm = (text: string | null, figures: HotelFigures | null) =>
      dispatch({ type: 'adopt-hotel', text, figures });
    const adoptPanels = (text: string | null) => dispatch({ type: 'adopt-panels', text });
    const form = openStoredText(CALCULATOR_STORAGE_KEY, (text) =>
      adoptForm(text, text === null ? DEFAULT_HOTEL : readHotel(text)),
    );
    const panels = openStoredText(PANELS_STORAGE_KEY, adoptPanels);
    stored.current = { form, panels };
    const figures = readHotel(form.initialText);
    adoptForm(form.initialText, figures);
    adoptPanels(panels.initialText);
    const storedForm = figures ? hotelFormFrom(figures) : DEFAULT_HOTEL_FORM;
    const enteredForm = withEnteredTexts(storedForm, formRef.current);
    if (enteredForm !== storedForm) dispatch({ type: 'adopt-typed', form: enteredForm });
    return stopAll([form.close, panels.close]);
  }, [dispatch, formRef]);

  // This must be a layout effect. Before a passive one, another tab could store a newer text, which the save would overwrite.
  useLayoutEffect(() => {
    if (!stored.current) return;
    const { form, panels } = stored.current;
    const isFormSaved = formText === undefined || form.save(formText);
    const arePanelsSaved = panelsText === undefined || panels.save(panelsText);
    setUnsaved(!isFormSaved || !arePanelsSaved);
  }, [formText, panelsText]);

  return isUnsaved;
}

/** Returns null for null, and for text that is not JSON. It logs such a text, which stays in storage. */
function readHotel(text: string | null): HotelFigures | null {
  const parsed = text === null ? null : parseHotelText(text);
  if (parsed?.ok) return parsed.figures;
  if (parsed) console.error('The saved calculator figures cannot be read:', parsed.error);
  return null;
}
