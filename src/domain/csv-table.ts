/** A cell of a CSV table; null is an empty cell. */
export type CsvCell = string | number | null;

/**
 * Returns the rows as CSV text, null as an empty cell, with a byte order mark for Excel to show "₹" and Kannada
 * correctly. Numbers have no grouping and two decimals at most. Text that a spreadsheet would run as a formula, such as
 * "=HYPERLINK(...)" or "+91 ...", gets an apostrophe in front. Sources: RFC 4180; OWASP, CSV Injection.
 */
export function csvTable(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
