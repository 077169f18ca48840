import { BetterYear } from './better-year';
import { LosingMonths } from './losing-months';
import { OtaKeep } from './ota-keep';
import { ThreeFigures } from './three-figures';
import { YearByMonths } from './year-by-months';

/** The content of the panels, in one chunk that the browser loads when the first panel opens. */
export const bodies = {
  months: YearByMonths,
  losing: LosingMonths,
  ota: OtaKeep,
  better: BetterYear,
  three: ThreeFigures,
};
