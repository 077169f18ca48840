import type { YearByMonths } from './year-by-months';

/**
 * Returns lists of months, 0 for January, in order. An open month of unknown revenue is in none.
 * - `best` and `weakest`: the open months with the most and the least revenue, to the paisa. `best` is null if all open months
 *   earn the same, or none is open.
 * - `closed`: the closed months.
 */
export function extremeMonths({ months }: YearByMonths) {
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
