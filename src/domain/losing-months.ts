import { monthRuns } from './month-runs';
import { countable, perUnit, sum } from './projection';
import type { MonthFigures, YearByMonths } from './year-by-months';

export interface MonthlyCosts {
  /** Rupees a month that are due without a guest. */
  readonly fixed: number;
  /** Rupees for each sold night. */
  readonly perNight: number;
  /** Percent of the price that the booking of a night costs. */
  readonly bookingPercent: number;
}

export interface MonthResult {
  /** Rupees that a sold night leaves: price × (1 − booking costs) − cost of a sold night. null in a closed month. */
  readonly perSoldNight: number | null;
  /** Nights that pay the fixed costs. null where a sold night leaves nothing. */
  readonly neededNights: number | null;
  /** The same in percent of the nights on offer. null also where none is on offer. */
  readonly neededOccupancy: number | null;
  /** Rupees. null when too large to count. */
  readonly leftOver: number | null;
  /** Whether the month is left with less than nothing, in whole rupees. */
  readonly isLoss: boolean;
  /** Rupees that the month would lose with every night sold. null where it would lose nothing. */
  readonly fullLoss: number | null;
}

/** What closing the losing months would have to save. */
export type Closing =
  /** No losing month is open. */
  | { readonly kind: 'none' }
  /** Each sold night of them costs more than it brings. */
  | { readonly kind: 'costs-more' }
  /** The hotel is open on fewer days than the months have: closing one moves its days to the others. */
  | { readonly kind: 'days-move' }
  /** Rupees of fixed costs; null when too large to count. */
  | { readonly kind: 'must-save'; readonly rupees: number | null };

export interface YearResult {
  readonly months: readonly MonthResult[];
  /** The months that lose money, 0 for January, in their order. */
  readonly losing: readonly number[];
  /** The largest sum of neighbouring losing months, and the first of them. null: no month loses, or every one. */
  readonly setAside: { readonly rupees: number | null; readonly before: number } | null;
  readonly closing: Closing;
  /** Percent of the nights on offer at which the year earns its costs. null where a sold night leaves nothing. */
  readonly breakEvenOccupancy: number | null;
  /** Rupees. null when too large to count. */
  readonly leftOver: number | null;
}

/** What the costs leave of each month and of the year. A closed month still costs what is fixed. Never NaN, never Infinity. */
export function yearResult(year: YearByMonths, costs: MonthlyCosts): YearResult {
  const months = year.months.map((month) => monthResult(month, costs));
  const losing = months.flatMap(({ isLoss }, i) => (isLoss ? [i] : []));
  const needed = neededNights(12 * costs.fixed, leftOfNight(year.adr, costs));
  return {
    months,
    losing,
    setAside: largestLoss(months, losing),
    closing: closingOf(year, months, losing),
    breakEvenOccupancy: inPercent(needed, year.nights),
    leftOver: sum(months.map(({ leftOver }) => leftOver)),
  };
}

function monthResult({ nights, sold, price }: MonthFigures, costs: MonthlyCosts): MonthResult {
  const { fixed } = costs;
  const perSoldNight = leftOfNight(price, costs);
  const earned = sold === 0 ? 0 : sold === null || perSoldNight === null ? null : sold * perSoldNight;
  const leftOver = earned === null ? null : countable(earned - fixed);
  const needed = neededNights(fixed, perSoldNight);
  const neededOccupancy = inPercent(needed, nights);
  const fullLoss =
    nights === null || perSoldNight === null || neededOccupancy === null ? 0 : fixed - nights * perSoldNight;
  return {
    perSoldNight,
    neededNights: needed,
    neededOccupancy,
    leftOver,
    isLoss: leftOver !== null && Math.round(leftOver) < 0,
    fullLoss: Math.round(fullLoss) > 0 ? countable(fullLoss) : null,
  };
}

function leftOfNight(price: number | null, { perNight, bookingPercent }: MonthlyCosts): number | null {
  return price === null ? null : countable(price * (1 - bookingPercent / 100) - perNight);
}

function neededNights(fixed: number, perSoldNight: number | null): number | null {
  return perUnit(fixed, perSoldNight);
}

function inPercent(part: number | null, whole: number | null): number | null {
  const ratio = perUnit(part, whole);
  return ratio === null ? null : countable(ratio * 100);
}

function largestLoss(months: readonly MonthResult[], losing: readonly number[]): YearResult['setAside'] {
  if (losing.length === months.length) return null;
  const runs = monthRuns(losing).map(([from, to]) => {
    const length = ((to - from + months.length) % months.length) + 1;
    const places = Array.from({ length }, (_, i) => (from + i) % months.length);
    return { rupees: places.reduce((total, i) => total - (months[i]?.leftOver ?? 0), 0), before: from };
  });
  const [first, ...others] = runs;
  if (first === undefined) return null;
  const largest = others.reduce((most, run) => (run.rupees > most.rupees ? run : most), first);
  return { ...largest, rupees: countable(largest.rupees) };
}

function closingOf(year: YearByMonths, months: readonly MonthResult[], losing: readonly number[]): Closing {
  const open = losing.filter((i) => year.months[i]?.season !== 'closed');
  if (open.length === 0) return { kind: 'none' };
  const nights = open.reduce((total, i) => total + (year.months[i]?.sold ?? 0), 0);
  const rupees = open.reduce(
    (total, i) => total + (year.months[i]?.sold ?? 0) * (months[i]?.perSoldNight ?? 0),
    0,
  );
  if (rupees <= 0 && nights > 0) return { kind: 'costs-more' };
  return year.operatingDays < year.openDays
    ? { kind: 'days-move' }
    : { kind: 'must-save', rupees: countable(rupees) };
}
