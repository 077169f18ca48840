import { formatIndianNumber } from '../helpers/format-indian-number';

/** Shown for a figure that is unknown or too large to count. */
const UNKNOWN_FIGURE = '—';

const UNITS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
] as const;

/** Formats rupees, rounded to whole ones: '₹76,65,000', '−₹5'. Returns '—' for null, NaN and Infinity. */
export function formatRupees(rupees: number | null): string {
  return withRupeeSign(formatNumber(rupees, 0));
}

/** Formats a count with Indian grouping and at most one decimal: '3,650.3'. Returns '—' for null, NaN and Infinity. */
export function formatCount(count: number | null): string {
  return formatNumber(count, 1);
}

/**
 * Returns the count as `formatCount` shows it, a space, and `one` if that is '1', else `other`: '1 room' for 1.04, '0 rooms',
 * '— rooms' for null.
 */
export function formatCountOf(count: number | null, one: string, other: string): string {
  const shown = formatCount(count);
  return `${shown} ${shown === '1' ? one : other}`;
}

/** Formats a percentage with Indian grouping and at most one decimal: '66.3%'. Returns '—' for null, NaN and Infinity. */
export function formatPercent(percent: number | null): string {
  const text = formatCount(percent);
  return text === UNKNOWN_FIGURE ? text : `${text}%`;
}

/** Formats rupees with Indian grouping and at most two decimals: '₹78.5', '₹18'. Null, NaN and Infinity give '—'. */
export function formatRupeesAndPaise(rupees: number | null): string {
  return withRupeeSign(formatNumber(rupees, 2));
}

/** Returns true if the amount is a loss in whole rupees, which means -0.5 or less. Returns false for null and NaN. */
export function roundsToLoss(rupees: number | null): boolean {
  return rupees !== null && rupees <= -0.5;
}

/**
 * Returns rupees in words, rounded to whole ones: '76 lakh 65 thousand rupees', 'minus 1 rupee', '0 rupees'. Crores have Indian
 * grouping, as in '1,00,000 crore rupees'. Returns '—' for null, NaN and Infinity.
 */
export function rupeesInWords(rupees: number | null): string {
  if (rupees === null || !Number.isFinite(rupees)) return UNKNOWN_FIGURE;
  const whole = Math.round(Math.abs(rupees));
  const parts: string[] = [];
  let rest = whole;
  for (const [size, unit] of UNITS) {
    if (rest >= size) parts.push(`${formatIndianNumber(Math.floor(rest / size))} ${unit}`);
    rest %= size;
  }
  if (rest > 0 || parts.length === 0) parts.push(String(rest));
  const words = `${parts.join(' ')} ${whole === 1 ? 'rupee' : 'rupees'}`;
  return rupees < 0 && whole > 0 ? `minus ${words}` : words;
}

function formatNumber(value: number | null, decimals: number): string {
  return value === null || !Number.isFinite(value) ? UNKNOWN_FIGURE : formatIndianNumber(value, decimals);
}

/** Adds the rupee sign, after a minus if there is one. */
function withRupeeSign(text: string): string {
  return text === UNKNOWN_FIGURE ? text : text.replace(/^−?/, '$&₹');
}
