import { indianDigits } from '../../domain/indian-digits';

/**
 * A number as it is written in India, with the sign of its unit before or after it: ₹3,938, 7.1%, 24 rooms, 76,65,000.
 * At most two decimals, of paise both or none. A loss has a true minus; what is not finite is a dash.
 */
export function chartNumber(value: number, unit: string): string {
  if (!Number.isFinite(value)) return '–';
  const size = indianDigits(Math.abs(value), 2);
  const sign = value < 0 ? '−' : '';
  if (unit === '₹') return `${sign}₹${size.replace(/\.\d$/, '$&0')}`;
  if (unit === '%') return `${sign}${size}%`;
  return unit ? `${sign}${size} ${unit}` : `${sign}${size}`;
}
