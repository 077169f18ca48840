import { groupConsecutiveMonths } from '../../domain/calculator/group-consecutive-months';
import type { Season } from '../../domain/calculator/year-by-months';

export const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

/** 'Jan', 'Feb' and so on, for pictures. */
export const shortMonthNames = monthNames.map((name) => name.slice(0, 3));

/** Lists ascending months: '' for [], 'June, July' for [5, 6]. From three in a row: 'November to January' for [0, 10, 11]. */
export function monthList(monthIndexes: readonly number[]): string {
  return groupConsecutiveMonths(monthIndexes)
    .flatMap((run) => {
      const names = run.map((month) => monthNames[month]);
      return names.length < 3 ? names : [`${names[0]} to ${names.at(-1)}`];
    })
    .join(', ');
}

export const seasonNames: Readonly<Record<Season, string>> = {
  ordinary: 'Ordinary',
  busy: 'Busy',
  quiet: 'Quiet',
  closed: 'Closed',
};

/** Returns the text below a month in a picture: 'busy', 'quiet' or 'closed'. Returns null for an ordinary month. */
export function seasonLabel(season: Season): string | null {
  return season === 'ordinary' ? null : seasonNames[season].toLowerCase();
}

/** Returns 'December 2024' for `2024-12-01`. `day` must be a valid YYYY-MM-DD. Any other text gives nonsense and no error. */
export function monthAndYear(day: string): string {
  return `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** Returns '6 October 2024' for `2024-10-06`. `day` must be a valid YYYY-MM-DD. Any other text gives nonsense and no error. */
export function dayMonthAndYear(day: string): string {
  return `${Number(day.slice(8))} ${monthAndYear(day)}`;
}
