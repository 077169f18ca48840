import { monthNames } from './copy/month-names';

/** Returns 'December 2024' for `2024-12-01`. `day` must be a valid YYYY-MM-DD. Any other text gives nonsense and no error. */
export function monthAndYear(day: string): string {
  return `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** Returns '6 October 2024' for `2024-10-06`. `day` must be a valid YYYY-MM-DD. Any other text gives nonsense and no error. */
export function dayMonthAndYear(day: string): string {
  return `${Number(day.slice(8))} ${monthAndYear(day)}`;
}
