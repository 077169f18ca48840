import { formatIndianNumber } from '../../helpers/format-indian-number';

/**
 * Returns a number with Indian digit groups, rounded to two decimals, and its unit: ₹3,938, 7.1%, 24 rooms. `unit` may be ''.
 * Throws a RangeError for NaN and Infinity.
 * - Final zeros are omitted, but an amount in ₹ has two decimals or none: ₹0.50.
 * - A negative number begins with a true minus sign (−₹5), unless it rounds to 0.
 */
export function chartNumber(value: number, unit: string): string {
  // src/domain/money.ts writes a hyphen. Here − is used, which fonts.css takes from Anek, as that of Rozha is a hairline.
  const digits = formatIndianNumber(Math.abs(value), 2);
  const sign = value < 0 && digits !== '0' ? '−' : '';
  if (unit === '₹') return `${sign}₹${digits.replace(/\.\d$/, '$&0')}`;
  if (unit === '%') return `${sign}${digits}%`;
  return unit ? `${sign}${digits} ${unit}` : `${sign}${digits}`;
}
