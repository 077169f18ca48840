import { calculatorPrintCopy } from '../../../content/copy/calculator-print';
import type { HotelFigures } from '../../../domain/calculator/hotel-figures';

/** Returns the name without spaces around it, or 'Your hotel' if it is blank. */
export function hotelNameOf({ hotelName }: HotelFigures): string {
  return hotelName.trim() || calculatorPrintCopy.noName;
}
