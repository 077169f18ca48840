import { useMemo } from 'react';
import { useCalculator, usePanels } from './calculator-provider';

export type CalculatorFigures = Readonly<ReturnType<typeof useFigures>>;

/** Returns the numbers of form and panels and the projection: a new object per edit. Throws outside `CalculatorProvider`. */
export function useFigures() {
  const { hotelInput, projection } = useCalculator();
  const { panelInput } = usePanels();
  return useMemo(() => ({ hotelInput, projection, panelInput }), [hotelInput, projection, panelInput]);
}
