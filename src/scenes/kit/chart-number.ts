import { indianDigits } from '../../domain/indian-digits';

/**
 * Formats a number with Indian digit groups and its unit: ₹3,938, 7.1%, 24 rooms. ₹ is put before it, % directly after it, any
 * other unit after a space; '': no unit. Rounds to two decimals and omits final zeros; but in ₹ it writes two or none: ₹0.50. A
 * negative number begins with a true minus sign, −₹5, unless it rounds to 0. NaN and Infinity give – without unit.
 */
export function chartNumber(value: number, unit: string): string {
  // Not — and the hyphen of domain/money.ts: – and − are the two signs that fonts.css takes from Anek, as Rozha's are hairlines.
  if (!Number.isFinite(value)) return '–';
  const size = indianDigits(Math.abs(value), 2);
  const sign = value < 0 && size !== '0' ? '−' : '';
  if (unit === '₹') return `${sign}₹${size.replace(/\.\d$/, '$&0')}`;
  if (unit === '%') return `${sign}${size}%`;
  return unit ? `${sign}${size} ${unit}` : `${sign}${size}`;
}
