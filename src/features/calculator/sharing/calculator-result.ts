import type { PanelInput } from '../../../domain/calculator/panel-input';
import type { HotelFigures } from '../state/calculator-provider';

/** The input of the calculator as numbers, and the projection. The share buttons send or save it. */
export interface CalculatorResult extends HotelFigures {
  readonly panelInput: PanelInput;
}
