import { indianDigits } from '../../domain/indian-digits';

/**
 * Formats a number with its unit and with Indian digit groups: ₹3,938, 7.1%, 24 rooms, 76,65,000. At most two decimals; rupees
 * have none or two. A negative number has a true minus sign. NaN and Infinity give – without unit. `unit`: '' for none.
 */
export function chartNumber(value: number, unit: string): string {
  if (!Number.isFinite(value)) return '–';
  const size = indianDigits(Math.abs(value), 2);
  const sign = value < 0 ? '−' : '';
  if (unit === '₹') return `${sign}₹${size.replace(/\.\d$/, '$&0')}`;
  if (unit === '%') return `${sign}${size}%`;
  return unit ? `${sign}${size} ${unit}` : `${sign}${size}`;
}
