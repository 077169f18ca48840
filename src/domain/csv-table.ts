/** A cell of a CSV table; null is an empty cell. */
export type CsvCell = string | number | null;

/**
 * Returns the rows as CSV text: a byte order mark, then a line per row with commas, quotes where needed and CRLF; [] gives the
 * mark alone. Numbers have no grouping and two decimals at most. A text gets an apostrophe wherever a spreadsheet would start
 * to read a formula ("=SUM(A1)", "+91 ...", "Inn;=1"): at its start, and after a semicolon or tab.
 */
export function csvTable(rows: readonly (readonly CsvCell[])[]): string {
  // Without the mark Excel shows "₹" and Kannada wrongly. Sources: RFC 4180; OWASP, CSV Injection (also in full width).
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  // Not with a lookbehind, which Safari before 16.4 cannot parse.
  const text = value
    .replace(/([;\t]\s*)(?=[=+\-@＝＋－＠])/g, "$1'")
    .replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
