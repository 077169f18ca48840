import { useMemo } from 'react';
import { type YearAfterCosts, yearAfterCosts } from '../../../domain/calculator/year-after-costs';
import { useCalculator, usePanels } from './calculator-provider';

export type CalculatorFigures = Readonly<ReturnType<typeof useFigures>>;

/**
 * Returns the numbers of form and panels and the projection: a new object for each edit. Its `calculateYear` returns the year
 * by months, which only the first call calculates. Throws outside `CalculatorProvider`.
 */
export function useFigures() {
  const { hotelInput, projection } = useCalculator();
  const { panelInput } = usePanels();
  return useMemo(() => {
    let year: YearAfterCosts | undefined;
    // Not calculated here, so that a key press without an open panel does not calculate it.
    const calculateYear = () => (year ??= yearAfterCosts(hotelInput, panelInput));
    return { hotelInput, projection, panelInput, calculateYear };
  }, [hotelInput, projection, panelInput]);
}
