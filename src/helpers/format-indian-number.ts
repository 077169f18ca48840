/**
 * Formats a number with Indian grouping and at most `decimals` decimals (0 to 5): 7665000 gives '76,65,000'. Halves round away
 * from zero. The minus is '−', not a hyphen. From 10^13 up there are no decimals. Throws a RangeError for NaN and Infinity.
 */
export function formatIndianNumber(value: number, decimals = 0): string {
  // Not `Intl.NumberFormat('en-IN')`: its first call takes 120 ms at 4x CPU slowdown (Chromium).
  if (!Number.isFinite(value)) throw new RangeError(`${value} has no digits`);
  const [whole = '', part = ''] = rounded(Math.abs(value), decimals).split('.');
  const text = `${whole.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',')}${part && `.${part}`}`;
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** Rounds the decimal notation, not the binary fraction: 1.005 with two decimals is 1.01. */
function rounded(size: number, decimals: number): string {
  // No decimals from 10^13 up: a double has too few digits left for them.
  if (size >= 1e13) return BigInt(Math.round(size)).toString();
  // Below 1e-6 the text has an exponent. Such values round to 0 at every size in use.
  if (size < 1e-6) return '0';
  const [whole = '', part = ''] = String(size).split('.');
  if (part.length <= decimals) return String(size);
  const roundsUp = part.charAt(decimals) >= '5';
  const digits = String(BigInt(whole + part.slice(0, decimals)) + BigInt(roundsUp)).padStart(
    decimals + 1,
    '0',
  );
  const point = digits.length - decimals;
  return decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.?0+$/, '');
}
