import { fieldWords } from '../../../content/copy/calculator-fields';
import { calculatorMonthsCopy, costFields, losingCopy } from '../../../content/copy/calculator-months';
import { calculatorSharingCopy } from '../../../content/copy/calculator-sharing';
import { monthNames, seasonNames } from '../../../content/copy/month-names';
import { type CsvCell, csvTable } from '../../../domain/csv-table';
import type { ShareContent } from '../calculator-context';
import { hotelYear } from '../panels/hotel-year';
import { monthColumns } from '../panels/month-columns';
import { projectionColumns } from '../projection/projection-columns';

/** The nights follow the days that they are calculated from. */
const projectionCsvColumns = projectionColumns.flatMap((column) =>
  column === 'nightsAvailable' ? (['operatingDays', column] as const) : [column],
);

/**
 * Returns the projection as CSV text of `csvTable`: a head, a row per room type, and a row with only the sums of nights on
 * offer and revenue. A figure that is too large to count is an empty cell. Without room types: the head and sums of 0.
 */
export function projectionCsv({ figures: { operatingDays, roomTypes }, projection }: ShareContent): string {
  const { roomType, total, ...derived } = calculatorSharingCopy.csv;
  const heads = projectionCsvColumns.map((column) => ({ ...fieldWords, ...derived })[column].csv);
  const rows = projection.rows.map((row, i) => {
    const figures = { ...roomTypes[i], ...row, operatingDays };
    return [row.roomType, ...projectionCsvColumns.map((column) => figures[column] ?? null)];
  });
  const sums: Partial<Record<(typeof projectionCsvColumns)[number], number | null>> = {
    nightsAvailable: projection.nightsAvailable,
    revenue: projection.totalAnnualRevenue,
  };
  const sum = [total, ...projectionCsvColumns.map((column) => sums[column] ?? null)];
  return csvTable([[roomType, ...heads], ...rows, sum]);
}

/**
 * Returns the year by months as CSV text of `csvTable`: a head, twelve months, the year. With fixed costs of 0 or more, also
 * columns of needed occupancy and rupees left, and three rows of costs. A figure that is unknown or too large: an empty cell.
 */
export function monthsCsv({ figures, panelFigures }: ShareContent): string {
  const { year, afterCosts } = hotelYear(figures, panelFigures);
  const columns = monthColumns({ year, afterCosts });
  const heads = calculatorMonthsCopy.table;
  const rows = year.months.map(({ season }, i): CsvCell[] => [
    monthNames[i] ?? '',
    seasonNames[season],
    ...columns.map(({ values }) => values[i] ?? null),
  ]);
  const costs = costFields.map((field): CsvCell[] => [
    losingCopy[field].csv,
    panelFigures[field],
    ...columns.map(() => null),
  ]);
  return csvTable([
    [heads.month, heads.season, ...columns.map(({ name }) => heads[name] + heads.units[name])],
    ...rows,
    [heads.total, null, ...columns.map(({ total }) => total)],
    ...(afterCosts ? costs : []),
  ]);
}
