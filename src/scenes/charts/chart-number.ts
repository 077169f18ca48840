import { indianNumber, indianRupees } from '../indian-number';

/** Sign of the unit, before or after the number: ₹3,938, 7.1%, 24 rooms. A loss has a true minus. */
export function chartNumber(value: number, unit: string): string {
  if (!Number.isFinite(value)) return '–';
  const size = unit === '₹' ? indianRupees(Math.abs(value)) : indianNumber(Math.abs(value));
  const sign = value < 0 ? '−' : '';
  if (unit === '₹') return `${sign}₹${size}`;
  if (unit === '%') return `${sign}${size}%`;
  return unit ? `${sign}${size} ${unit}` : `${sign}${size}`;
}
