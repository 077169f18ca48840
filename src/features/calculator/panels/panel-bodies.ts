import { BetterYear } from './better-year';
import { LosingMonths } from './losing-months';
import { OtaKeep } from './ota-keep';
import { ThreeFigures } from './three-figures';
import { YearByMonths } from './year-by-months';

/** What the panels hold, fetched together when the first one is opened. */
export const bodies = {
  months: YearByMonths,
  losing: LosingMonths,
  ota: OtaKeep,
  better: BetterYear,
  three: ThreeFigures,
};
