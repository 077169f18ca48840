/** A cell of a CSV table. null gives an empty cell. */
export type CsvCell = string | number | null;

/**
 * Returns the rows as CSV text with a byte order mark, commas and CRLF. Quotes cells where needed.
 * - Numbers have at most two decimals and no grouping; NaN is 'NaN'.
 * - A spreadsheet reads a text that starts with =, +, - or @ as a formula, so such a text gets an apostrophe in front. So does
 *   such a part after a semicolon, which some spreadsheets take as the end of a cell.
 */
export function csvTable(rows: readonly (readonly CsvCell[])[]): string {
  // Without the mark Excel shows "₹" and Kannada wrongly. Sources: RFC 4180; OWASP, CSV Injection (also in full width).
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

function csvCell(value: CsvCell): string {
  if (value === null) return '';
  // Whole numbers need no rounding, and the largest of them would overflow. Every number from 2^52 up is whole.
  if (typeof value === 'number')
    return String(Number.isInteger(value) ? value : Math.round(value * 100) / 100);
  // A formula starts a text, or follows a semicolon or tab. A tab or line break that starts a text can hide one. The pattern
  // has no lookbehind, which Safari before 16.4 cannot parse.
  const text = value
    .replace(/([;\t]\s*)(?=[=+\-@＝＋－＠])/g, "$1'")
    .replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
