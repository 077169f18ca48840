import { calculatorFieldsCopy } from '../../../content/copy/calculator/fields';
import { calculatorCopy } from '../../../content/copy/calculator/page';
import {
  HOTEL_RULES,
  type HotelNumberName,
  ROOM_TYPE_NUMBERS,
  type RoomTypeNumberName,
} from '../../../domain/calculator/hotel-fields';
import type { HotelInput } from '../../../domain/calculator/hotel-input';
import type { Projection, ProjectionRow } from '../../../domain/calculator/projection';
import { formatCount, formatPercent, formatRupees } from '../../../domain/money';

const formats = { count: formatCount, rupees: formatRupees, percent: formatPercent };
const isPercentage = (field: RoomTypeNumberName) => HOTEL_RULES[field].unit === 'percent';

/**
 * Returns the columns of the printed sheet (`heading.label`) and the CSV file (`heading.csv`), without the column of names.
 * - `figureOf` returns the figure of a room type. An unknown or too large figure is null, which `format` shows as a dash.
 * - `total` is the sum, or the average occupancy; null if it is unknown, undefined in a column without a total.
 */
export function projectionColumns({ operatingDays }: HotelInput, projection: Projection) {
  const column = (
    name: HotelNumberName | 'nightsOnOffer' | 'revenue',
    heading: Readonly<Record<'label' | 'csv', string>>,
    unit: keyof typeof formats,
    total?: number | null,
  ) => ({
    name,
    heading,
    format: formats[unit],
    figureOf: (row: ProjectionRow) => (name === 'operatingDays' ? operatingDays : row[name]),
    total,
  });
  const fieldColumn = (field: HotelNumberName) =>
    column(
      field,
      calculatorFieldsCopy[field],
      HOTEL_RULES[field].unit,
      field === 'occupancyRate' ? projection.occupancy : undefined,
    );
  const { nightsOnOffer, revenue } = calculatorCopy.projection;
  return [
    ...ROOM_TYPE_NUMBERS.filter((field) => !isPercentage(field)).map(fieldColumn),
    fieldColumn('operatingDays'),
    column('nightsOnOffer', nightsOnOffer, 'count', projection.nightsOnOffer),
    ...ROOM_TYPE_NUMBERS.filter(isPercentage).map(fieldColumn),
    column('revenue', revenue, 'rupees', projection.revenue),
  ];
}
