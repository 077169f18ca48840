import { useDeferredValue, useMemo } from 'react';
import type { HotelFigures } from '../../../domain/calculator/hotel-figures';
import type { PanelFigures } from '../../../domain/calculator/panel-figures';
import { yearAfterCosts } from '../../../domain/calculator/year-after-costs';
import { yearByMonths } from '../../../domain/calculator/year-by-months';
import { useCalculatorContext, usePanelInput } from '../state/calculator-context';

export type YearAndCosts = ReturnType<typeof hotelYear>;

/** Returns `year`, the year by months, and `afterCosts`, which is null only if the fixed costs are empty or negative. */
export function hotelYear(figures: HotelFigures, panelFigures: PanelFigures) {
  const year = yearByMonths(figures, panelFigures);
  return { year, afterCosts: yearAfterCosts(year, panelFigures) };
}

/**
 * Returns the `year` by months, `afterCosts` (what the costs leave), and the `panelFigures` behind both. `afterCosts` is null
 * only if the fixed costs are empty or negative. Other empty costs count as 0. After an edit in a panel the caller first
 * renders with the old figures. Throws outside `BelowForm`.
 */
export function useHotelYear(): YearAndCosts & { readonly panelFigures: PanelFigures } {
  const { figures } = useCalculatorContext();
  const panelFigures = useDeferredValue(usePanelInput().panelFigures);
  return useMemo(() => ({ panelFigures, ...hotelYear(figures, panelFigures) }), [figures, panelFigures]);
}
