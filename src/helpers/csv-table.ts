type CsvCell = string | number | null;

/**
 * Returns the rows as CSV text: a byte order mark, then each row with commas and CRLF. Quotes cells where needed, and puts an
 * apostrophe before what a spreadsheet could read as a formula: at the start of a text, or after a semicolon or tab in it. Also
 * puts one before a text of digits that a spreadsheet would change, such as the phone number 08025551234. null gives an empty
 * cell. Numbers have at most two decimals and no grouping.
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
  // A formula starts a text, or follows a semicolon or tab. A tab or line break that starts a text can hide one. From digits
  // alone, Excel removes zeros at the start, and it writes twelve or more as 9.19845E+11.
  const text = value
    .replace(/([;\t]\s*)(?=[=+\-@＝＋－＠])/g, "$1'")
    .replace(/^(?=[\t\r\n]|\s*(?:[=+\-@＝＋－＠]|(?:0\d+|\d{12,})\s*$))/, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
