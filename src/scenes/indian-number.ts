import { indianDigits } from '../domain/indian-digits';

/** A number as it is written in India, 76,65,000, with at most two decimals. What is not finite is a dash. */
export function indianNumber(value: number): string {
  return Number.isFinite(value) ? indianDigits(value, 2) : '–';
}

/** An amount of rupees without its sign: whole, or with both digits of its paise. */
export function indianRupees(value: number): string {
  return indianNumber(value).replace(/\.\d$/, '$&0');
}
