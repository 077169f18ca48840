import { useDeferredValue, useMemo } from 'react';
import type { HotelFigures } from '../../../domain/calculator/hotel-figures';
import type { PanelFigures } from '../../../domain/calculator/panel-figures';
import { type YearAfterCosts, yearAfterCosts } from '../../../domain/calculator/year-after-costs';
import { type YearByMonths, yearByMonths } from '../../../domain/calculator/year-by-months';
import { useCalculatorContext, usePanelInput } from '../calculator-context';

/** The year of the hotel. A figure that is unknown or too large to count is null. */
export interface YearAndCosts {
  readonly year: YearByMonths;
  /** null without fixed costs: the field is empty or negative. 0 counts as fixed costs. */
  readonly afterCosts: YearAfterCosts | null;
}

/** Returns `year` (`yearByMonths`), and `afterCosts` (`yearAfterCosts` of it): null if fixed costs are empty or negative. */
export function hotelYear(figures: HotelFigures, panelFigures: PanelFigures): YearAndCosts {
  const year = yearByMonths(figures, panelFigures);
  return { year, afterCosts: yearAfterCosts(year, panelFigures) };
}

/**
 * Returns `hotelYear` of the calculator, and the `panelFigures` it is calculated from. After an edit in a panel, the caller
 * renders twice: with the old figures, then with the new ones. Throws outside `RevenueCalculator`.
 */
export function useHotelYear() {
  const { figures } = useCalculatorContext();
  const panelFigures = useDeferredValue(usePanelInput().panelFigures);
  return useMemo(() => ({ panelFigures, ...hotelYear(figures, panelFigures) }), [figures, panelFigures]);
}
