/**
 * Rows as a table for a spreadsheet, with the mark at its beginning without which Excel garbles "₹" and Kannada names.
 * Numbers are plain, with two decimals at most; null is an empty cell. A text that a spreadsheet would run as a formula, such
 * as "=HYPERLINK(...)", gets an apostrophe in front, and so do phone numbers in international form.
 * Sources: RFC 4180; OWASP, CSV Injection.
 */
export function csvTable(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
