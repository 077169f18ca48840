import { share } from '../../content/copy/calculator-share';
import type { CalculatorState } from '../../domain/calculator';
import type { Projection } from '../../domain/projection';

/** Excel takes a file for UTF-8 only when it begins with this mark; without it "₹" and Kannada names are garbled. */
const byteOrderMark = '\uFEFF';

/** The projection as a table for a spreadsheet (RFC 4180). Numbers are plain; a figure too large to count is empty. */
export function csvFile({ operatingDays, roomTypes }: CalculatorState, projection: Projection): string {
  const rows = roomTypes.map((room, i) => {
    const row = projection.rows[i];
    return [
      row?.roomType ?? room.name,
      room.numberOfRooms,
      room.averagePrice,
      operatingDays,
      row?.totalNights ?? null,
      room.occupancyRate,
      row?.revenue ?? null,
    ];
  });
  const total = [
    share.csv.total,
    null,
    null,
    null,
    projection.nightsAvailable,
    null,
    projection.totalAnnualRevenue,
  ];
  const lines = [share.csv.columns, ...rows, total].map((cells) => cells.map(csvCell).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

/** The file's name: the hotel's, as far as it is letters and digits of any script. */
export function csvFileName(hotelName: string): string {
  const name = hotelName
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${[share.csv.fileName, name].filter(Boolean).join('-')}.csv`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  // A name like "=HYPERLINK(...)" must stay a name: spreadsheets run what begins with one of these.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
