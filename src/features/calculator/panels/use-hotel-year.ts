import { useDeferredValue, useMemo } from 'react';
import type { PanelFigures } from '../../../domain/calculator/panel-figures';
import { type HotelYear, hotelYear } from '../../../domain/calculator/year-after-costs';
import { useHotelState, usePanelsState } from '../state/state-contexts';

/**
 * Returns `hotelYear` of the calculator, and the `panelFigures` that it is calculated from. After an edit in a panel the caller
 * first renders with the old figures. Throws outside `PanelsStateContext`.
 */
export function useHotelYear(): HotelYear & { readonly panelFigures: PanelFigures } {
  const { figures } = useHotelState();
  const panelFigures = useDeferredValue(usePanelsState().panelFigures);
  return useMemo(() => ({ panelFigures, ...hotelYear(figures, panelFigures) }), [figures, panelFigures]);
}
