import { fieldWords } from '../../../content/copy/calculator-fields';
import { share } from '../../../content/copy/calculator-take-along';
import type { CalculatorState } from '../../../domain/calculator';
import { csvTable } from '../../../domain/csv-table';
import type { Projection } from '../../../domain/projection';
import { projectionColumns } from '../projection/projection-columns';

/** With the days that nights are counted in. */
const columns = projectionColumns.flatMap((column) =>
  column === 'totalNights' ? (['operatingDays', column] as const) : [column],
);

/** The projection as a table for a spreadsheet. A figure too large to count is empty. */
export function csvFile({ operatingDays, roomTypes }: CalculatorState, projection: Projection): string {
  const { roomType, total, ...derived } = share.csv;
  const heads = columns.map((column) => ({ ...fieldWords, ...derived })[column].csv);
  const rows = projection.rows.map((row, i) => {
    const figures = { ...roomTypes[i], ...row, operatingDays };
    return [row.roomType, ...columns.map((column) => figures[column] ?? null)];
  });
  const sums: Partial<Record<(typeof columns)[number], number | null>> = {
    totalNights: projection.nightsAvailable,
    revenue: projection.totalAnnualRevenue,
  };
  const sum = [total, ...columns.map((column) => sums[column] ?? null)];
  return csvTable([[roomType, ...heads], ...rows, sum]);
}

/** A file's name without its ending: what it is, and the hotel's name as far as it is letters and digits of any script. */
export function fileNameFor(what: string, hotelName: string): string {
  const name = hotelName
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return [what, name].filter(Boolean).join('-');
}
