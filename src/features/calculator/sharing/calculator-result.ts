import type { HotelFigures, PanelsContextValue } from '../state/calculator-provider';

/** The input of the calculator as numbers, and the projection. The share buttons send or save it. */
export type CalculatorResult = HotelFigures & Pick<PanelsContextValue, 'panelInput'>;
