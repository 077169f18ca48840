import type { YearByMonths } from './year-by-months';

/**
 * Returns the open months with the most revenue (`best`) and the least (`weakest`), compared in paise, and the `closed` months.
 * - Each is a list in order, 0 for January. An open month of unknown revenue is in no list.
 * - If all open months of known revenue earn the same, or there is none, `best` is null and `weakest` has all of them.
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
