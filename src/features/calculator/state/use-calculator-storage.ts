import { type Dispatch, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  DEFAULT_HOTEL,
  HOTEL_STORAGE_KEY,
  type HotelInput,
  parseStoredHotel,
} from '../../../domain/calculator/hotel-input';
import {
  DEFAULT_PANELS,
  PANELS_STORAGE_KEY,
  parseStoredPanels,
} from '../../../domain/calculator/panel-input';
import { combineCleanups } from '../../../platform/listen';
import type { CalculatorAction, CalculatorFormValues } from './calculator-state';
import { type StoredTextWatch, watchStoredText } from './watch-stored-text';

/**
 * Connects the calculator with local storage. Returns true while the last write failed. `dispatch` must be stable.
 * - At hydration it dispatches the stored texts, then the early input in the form of `formRef`.
 * - Later it stores each edit, and dispatches those of other tabs.
 * - An unreadable text stays in storage until an edit, and the form keeps its values. At hydration these are the defaults.
 */
export function useCalculatorStorage(
  { storedHotelText, storedPanelsText }: CalculatorFormValues,
  dispatch: Dispatch<CalculatorAction>,
  formRef: RefObject<HTMLFormElement | null>,
): boolean {
  const watches = useRef<{ readonly hotel: StoredTextWatch; readonly panels: StoredTextWatch }>(null);
  const [hasSaveFailed, setHasSaveFailed] = useState(false);

  useLayoutEffect(() => {
    const adoptHotel = (text: string | null, hotelInput: HotelInput | null) =>
      dispatch({ type: 'adopt-hotel', text, hotelInput });
    const adoptPanels = (text: string | null) =>
      dispatch({
        type: 'adopt-panels',
        text,
        panelInput: text === null ? DEFAULT_PANELS : parseStoredPanels(text),
      });
    const hotel = watchStoredText(HOTEL_STORAGE_KEY, (text) =>
      adoptHotel(text, text === null ? DEFAULT_HOTEL : readHotel(text)),
    );
    const panels = watchStoredText(PANELS_STORAGE_KEY, adoptPanels);
    watches.current = { hotel, panels };
    adoptHotel(hotel.initialText, readHotel(hotel.initialText));
    adoptPanels(panels.initialText);
    if (formRef.current) dispatch({ type: 'adopt-early-input', controls: new FormData(formRef.current) });
    return combineCleanups([hotel.close, panels.close]);
  }, [dispatch, formRef]);

  // This must be a layout effect. Before a passive one, another tab could store a newer text, which the save would overwrite.
  useLayoutEffect(() => {
    if (!watches.current) return;
    const { hotel, panels } = watches.current;
    const isHotelSaved = storedHotelText === undefined || hotel.save(storedHotelText);
    const arePanelsSaved = storedPanelsText === undefined || panels.save(storedPanelsText);
    setHasSaveFailed(!isHotelSaved || !arePanelsSaved);
  }, [storedHotelText, storedPanelsText]);

  return hasSaveFailed;
}

/** Returns null for null, and for text that is not JSON. It logs such a text, which stays in storage. */
function readHotel(text: string | null): HotelInput | null {
  const hotelInput = parseStoredHotel(text);
  if (hotelInput === null && text !== null)
    console.error('The saved calculator figures cannot be read:', text);
  return hotelInput;
}
