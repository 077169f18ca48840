import { useDeferredValue, useMemo } from 'react';
import { type HotelYear, hotelYear } from '../../../domain/calculator/hotel-year';
import type { PanelFigures } from '../../../domain/calculator/panel-figures';
import { useCalculatorContext, usePanelsState } from '../state/calculator-context';

/**
 * Returns `hotelYear` of the calculator, and the `panelFigures` that it is calculated from. After an edit in a panel the caller
 * first renders with the old figures. Throws outside `PanelsStateContext`.
 */
export function useHotelYear(): HotelYear & { readonly panelFigures: PanelFigures } {
  const { figures } = useCalculatorContext();
  const panelFigures = useDeferredValue(usePanelsState().panelFigures);
  return useMemo(() => ({ panelFigures, ...hotelYear(figures, panelFigures) }), [figures, panelFigures]);
}
