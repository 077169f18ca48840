/** A cell of a CSV table; null is an empty cell. */
export type CsvCell = string | number | null;

/**
 * Returns the rows as CSV text: a byte order mark, then each row with commas, quotes where needed and CRLF. null: empty cell.
 * Rounds numbers to two decimals at most, without grouping; NaN is 'NaN'. Stops formulas with an apostrophe: before a =, +, -
 * or @ that starts a text or follows a semicolon or tab ("Inn; '=1"), and before a tab or line break that starts a text.
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
  // Not with a lookbehind, which Safari before 16.4 cannot parse.
  const text = value
    .replace(/([;\t]\s*)(?=[=+\-@＝＋－＠])/g, "$1'")
    .replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
