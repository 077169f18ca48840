import { useDeferredValue, useMemo } from 'react';
import type { HotelFigures } from '../../../domain/calculator/hotel-figures';
import type { PanelFigures } from '../../../domain/calculator/panel-figures';
import { yearAfterCosts } from '../../../domain/calculator/year-after-costs';
import { yearByMonths } from '../../../domain/calculator/year-by-months';
import { useCalculatorContext, usePanelInput } from '../calculator-context';

export type YearAndCosts = ReturnType<typeof hotelYear>;

/** Returns `year` (`yearByMonths`) and `afterCosts` (`yearAfterCosts`), which is null if fixed costs are empty or negative. */
export function hotelYear(figures: HotelFigures, panelFigures: PanelFigures) {
  const year = yearByMonths(figures, panelFigures);
  return { year, afterCosts: yearAfterCosts(year, panelFigures) };
}

/**
 * Returns `year` and `afterCosts` of the calculator, as `hotelYear` does, and the `panelFigures` they are calculated from.
 * After an edit in a panel, the caller renders twice: with the old figures, then with the new ones. Throws outside `BelowForm`.
 */
export function useHotelYear(): YearAndCosts & { readonly panelFigures: PanelFigures } {
  const { figures } = useCalculatorContext();
  const panelFigures = useDeferredValue(usePanelInput().panelFigures);
  return useMemo(() => ({ panelFigures, ...hotelYear(figures, panelFigures) }), [figures, panelFigures]);
}
