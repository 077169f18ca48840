import { useDeferredValue, useMemo } from 'react';
import type { HotelInput } from '../../../domain/calculator/hotel-input';
import type { PanelInput } from '../../../domain/calculator/panel-input';
import { type YearFigures, yearFigures } from '../../../domain/calculator/year-after-costs';
import { usePanels } from '../state/calculator-provider';

/**
 * Returns `yearFigures`, and the `panelInput` that it is calculated from. After an edit in a panel the first rendering has the
 * old numbers. So the field shows the key press before the year is calculated.
 */
export function useYearFigures(hotelInput: HotelInput): YearFigures & { readonly panelInput: PanelInput } {
  const panelInput = useDeferredValue(usePanels().panelInput);
  return useMemo(() => ({ panelInput, ...yearFigures(hotelInput, panelInput) }), [hotelInput, panelInput]);
}
