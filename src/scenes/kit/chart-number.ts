import { formatIndianNumber } from '../../helpers/format-indian-number';

/**
 * Returns a number with Indian digit groups, rounded to two decimals, and its unit: ₹3,938, 7.1%, 24 rooms. `unit` may be ''.
 * Throws a RangeError for NaN and Infinity.
 * - Final zeros are omitted, but an amount in ₹ has two decimals or none: ₹0.50.
 * - A negative number begins with a true minus (−₹5), unless it rounds to 0.
 */
export function chartNumber(value: number, unit: string): string {
  const text = formatIndianNumber(value, 2);
  if (unit === '₹') return text.replace(/^−?/, '$&₹').replace(/\.\d$/, '$&0');
  if (unit === '%') return `${text}%`;
  return unit ? `${text} ${unit}` : text;
}
