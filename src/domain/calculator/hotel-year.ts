import type { HotelFigures } from './hotel-figures';
import type { PanelFigures } from './panel-figures';
import { yearAfterCosts } from './year-after-costs';
import { yearByMonths } from './year-by-months';

export type HotelYear = ReturnType<typeof hotelYear>;

/**
 * Returns `year`, the year by months, and `afterCosts`, what the costs leave of it. `afterCosts` is null only if the fixed
 * costs are empty or negative. Other empty costs count as 0.
 */
export function hotelYear(figures: HotelFigures, panelFigures: PanelFigures) {
  const year = yearByMonths(figures, panelFigures);
  return { year, afterCosts: yearAfterCosts(year, panelFigures) };
}
