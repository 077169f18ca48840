import { calculatorCopy } from '../../../content/copy/calculator';
import { calculatorFieldsCopy } from '../../../content/copy/calculator-fields';
import {
  HOTEL_NUMBER_RULES,
  ROOM_TYPE_FIELDS,
  type RoomTypeField,
} from '../../../domain/calculator/hotel-fields';
import type { HotelInput } from '../../../domain/calculator/hotel-input';
import type { Projection } from '../../../domain/calculator/projection';
import { formatCount, formatPercent, formatRupees } from '../../../domain/money';

const { nightsAvailable, revenue } = calculatorCopy.projection;
const columnTitles = { ...calculatorFieldsCopy, nightsAvailable, revenue };
const units = {
  ...HOTEL_NUMBER_RULES,
  nightsAvailable: { unit: 'count' },
  revenue: { unit: 'rupees' },
} as const;
const formats = { count: formatCount, rupees: formatRupees, percent: formatPercent };
const isPercentage = (field: RoomTypeField) => units[field].unit === 'percent';

/**
 * Returns the columns of the printed sheet and the CSV file, after that of the names. `head` has a text for each of the two.
 * - `values` has a figure per room type. One that is unknown or too large is null, which `format` shows as a dash.
 * - `total` is the sum, or the average occupancy. It is undefined if there is none.
 */
export function projectionColumns({ operatingDays, roomTypes }: HotelInput, projection: Projection) {
  const rows = projection.rows.map((row, i) => ({ ...roomTypes[i], ...row, operatingDays }));
  const column = (name: keyof typeof columnTitles, total?: number | null) => ({
    name,
    head: columnTitles[name],
    format: formats[units[name].unit],
    values: rows.map((row) => row[name] ?? null),
    total,
  });
  return [
    ...ROOM_TYPE_FIELDS.filter((field) => !isPercentage(field)).map((field) => column(field)),
    column('operatingDays'),
    column('nightsAvailable', projection.nightsAvailable),
    ...ROOM_TYPE_FIELDS.filter(isPercentage).map((field) =>
      column(field, field === 'occupancyRate' ? projection.occupancy : undefined),
    ),
    column('revenue', projection.revenue),
  ];
}
