import { monthNames } from './copy/month-names';

/** Returns December 2024 for `2024-12-01`. Does not check `day`, a day of a front matter without time zone. */
export function monthAndYear(day: string): string {
  return `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** Returns 6 October 2024 for `2024-10-06`. Does not check `day`, a day of a front matter without time zone. */
export function dayMonthAndYear(day: string): string {
  return `${Number(day.slice(8))} ${monthAndYear(day)}`;
}
