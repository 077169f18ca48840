import type { YearByMonths } from './year-by-months';

/**
 * Returns three lists of months, 0 for January, in order. An open month of unknown revenue is in no list.
 * - `best` and `weakest`: the other open months with the most and the least revenue, to the paisa. If all these months earn
 *   the same, or there is no such month, `best` is null and `weakest` has all of them.
 * - `closed`: the closed months.
 */
export function findExtremeMonths({ months }: YearByMonths) {
  const open = months.flatMap(({ season, revenue }, month) =>
    season === 'closed' || revenue === null ? [] : [{ month, paise: Math.round(revenue * 100) }],
  );
  const sizes = open.map(({ paise }) => paise);
  const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
  const monthsWith = (size: number) => open.flatMap(({ month, paise }) => (paise === size ? [month] : []));
  return {
    best: most > least ? monthsWith(most) : null,
    weakest: monthsWith(least),
    closed: months.flatMap(({ season }, month) => (season === 'closed' ? [month] : [])),
  };
}
