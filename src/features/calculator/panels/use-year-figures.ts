import { useDeferredValue, useMemo } from 'react';
import type { PanelInput } from '../../../domain/calculator/panel-input';
import { type YearFigures, yearFigures } from '../../../domain/calculator/year-after-costs';
import { useHotelState, usePanelsState } from '../state/use-calculator';

/**
 * Returns `yearFigures` of the calculator, and the `panelInput` that it is calculated from. After an edit in a panel the caller
 * first renders with the old numbers.
 */
export function useYearFigures(): YearFigures & { readonly panelInput: PanelInput } {
  const { hotelInput } = useHotelState();
  const panelInput = useDeferredValue(usePanelsState().panelInput);
  return useMemo(() => ({ panelInput, ...yearFigures(hotelInput, panelInput) }), [hotelInput, panelInput]);
}
