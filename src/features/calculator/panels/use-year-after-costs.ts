import { useDeferredValue, useMemo } from 'react';
import type { HotelInput } from '../../../domain/calculator/hotel-input';
import { yearAfterCosts } from '../../../domain/calculator/year-after-costs';
import { usePanels } from '../state/calculator-provider';

/**
 * Returns `yearAfterCosts` as `year`, and the `panelInput` that it is calculated from. After an edit in a panel the first
 * rendering has the old numbers. So the field shows the key press before the year is calculated.
 */
export function useYearAfterCosts(hotelInput: HotelInput) {
  const panelInput = useDeferredValue(usePanels().panelInput);
  const year = useMemo(() => yearAfterCosts(hotelInput, panelInput), [hotelInput, panelInput]);
  return { panelInput, year };
}
