import { calculatorFieldsCopy } from '../../../content/copy/calculator/fields';
import { calculatorCopy } from '../../../content/copy/calculator/page';
import {
  FORM_RULES,
  ROOM_TYPE_NUMBERS,
  type RoomTypeNumberName,
} from '../../../domain/calculator/hotel-fields';
import type { HotelInput } from '../../../domain/calculator/hotel-input';
import type { Projection, ProjectionRow } from '../../../domain/calculator/projection';
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
 * - `figureOf` returns the figure of a room type. An unknown or too large figure is null, which `format` shows as a dash.
 * - `total` is the sum, or the average occupancy; null if it is unknown, undefined in a column without a total.
 */
export function projectionColumns({ operatingDays }: HotelInput, projection: Projection) {
  const { nightsOnOffer, occupancy: occupancyRate, revenue } = projection;
  const totals: Partial<Record<keyof typeof UNITS, number | null>> = {
    nightsOnOffer,
    occupancyRate,
    revenue,
  };
  return COLUMN_NAMES.map((name) => ({
    name,
    heading: headings[name],
    format: formats[UNITS[name].unit],
    figureOf: (row: ProjectionRow) => (name === 'operatingDays' ? operatingDays : row[name]),
    total: totals[name],
  }));
}
