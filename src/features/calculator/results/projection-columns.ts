import { calculatorFieldsCopy } from '../../../content/copy/calculator/fields';
import { calculatorCopy } from '../../../content/copy/calculator/page';
import {
  FORM_RULES,
  ROOM_TYPE_NUMBERS,
  type RoomTypeNumberName,
} from '../../../domain/calculator/hotel-fields';
import type { Projection } from '../../../domain/calculator/projection';
import { formatCount, formatPercent, formatRupees } from '../../../domain/money';

const isPercentage = (field: RoomTypeNumberName) => FORM_RULES[field].unit === 'percent';

const COLUMN_NAMES = [
  ...ROOM_TYPE_NUMBERS.filter((field) => !isPercentage(field)),
  'operatingDays',
  'nightsOnOffer',
  ...ROOM_TYPE_NUMBERS.filter(isPercentage),
  'revenue',
] as const;
const headings = { ...calculatorFieldsCopy, ...calculatorCopy.projection };
const UNITS = { ...FORM_RULES, nightsOnOffer: { unit: 'count' }, revenue: { unit: 'rupees' } } as const;
const formats = { count: formatCount, rupees: formatRupees, percent: formatPercent };

/**
 * Returns the columns of the printed sheet (`heading.label`) and the CSV file (`heading.csv`), without the column of names.
 * - `name` is a field of `ProjectionRow`. `format` shows a figure that is too large to count, which is null, as a dash.
 * - `total` is the sum, or the average occupancy; null if it is unknown, undefined in a column without a total.
 */
export function projectionColumns({ nightsOnOffer, occupancy: occupancyRate, revenue }: Projection) {
  const totals: Partial<Record<keyof typeof UNITS, number | null>> = {
    nightsOnOffer,
    occupancyRate,
    revenue,
  };
  return COLUMN_NAMES.map((name) => ({
    name,
    heading: headings[name],
    format: formats[UNITS[name].unit],
    total: totals[name],
  }));
}
