import { monthRuns } from './month-runs';
import { countable, percentOf, perUnit, sum } from './projection';
import type { MonthFigures, YearByMonths } from './year-by-months';

export interface MonthlyCosts {
  /** Rupees a month that are due without any guest. */
  readonly fixed: number;
  /** Rupees for each sold night. */
  readonly perNight: number;
  /** Percent of the price that the booking of a night costs. */
  readonly bookingPercent: number;
}

export interface MonthResult {
  /** Rupees that a sold night leaves: price × (1 − booking costs) − cost of a sold night. null in a closed month. */
  readonly perSoldNight: number | null;
  /** Nights that pay the fixed costs. null if a sold night leaves nothing. */
  readonly neededNights: number | null;
  /** The needed nights as percent of the nights on offer. null also if no night is on offer. */
  readonly neededOccupancy: number | null;
  /** Rupees left after all costs, negative for a loss. null if too large to count. */
  readonly leftOver: number | null;
  /** Whether `leftOver`, in whole rupees, is below 0. */
  readonly isLoss: boolean;
  /** Rupees that the month would lose with every night sold. null if it would lose nothing. */
  readonly fullLoss: number | null;
}

/** What closing the losing months would have to save. */
export type Closing =
  /** No losing month is open. */
  | { readonly kind: 'none' }
  /** Each sold night in them costs more than it earns. */
  | { readonly kind: 'costs-more' }
  /** The hotel is open on fewer days than the months have, so closing a month moves its days to other months. */
  | { readonly kind: 'days-move' }
  /** Rupees of fixed costs that closing must save to pay off; null if too large to count. */
  | { readonly kind: 'must-save'; readonly rupees: number | null };

export interface YearResult {
  readonly months: readonly MonthResult[];
  /** The months that lose money, 0 for January, in ascending order. */
  readonly losing: readonly number[];
  /** The run of neighbouring losing months with the largest loss: its rupees and first month. null if no month or every month loses. */
  readonly setAside: { readonly rupees: number | null; readonly before: number } | null;
  readonly closing: Closing;
  /** Percent of the nights on offer that must be sold to pay the year's costs. null if a sold night leaves nothing. */
  readonly breakEvenOccupancy: number | null;
  /** Rupees. null if too large to count. */
  readonly leftOver: number | null;
}

/** Calculates what the costs leave of each month and of the year. A closed month still has fixed costs. Never NaN or Infinity. */
export function yearResult(year: YearByMonths, costs: MonthlyCosts): YearResult {
  const months = year.months.map((month) => monthResult(month, costs));
  const losing = months.flatMap(({ isLoss }, i) => (isLoss ? [i] : []));
  const neededNights = perUnit(12 * costs.fixed, leftOfNight(year.adr, costs));
  return {
    months,
    losing,
    setAside: largestLoss(months, losing),
    closing: closingOf(year, months, losing),
    breakEvenOccupancy: percentOf(neededNights, year.nights),
    leftOver: sum(months.map(({ leftOver }) => leftOver)),
  };
}

function monthResult({ nights, sold, price }: MonthFigures, costs: MonthlyCosts): MonthResult {
  const { fixed } = costs;
  const perSoldNight = leftOfNight(price, costs);
  const earned = sold === 0 ? 0 : sold === null || perSoldNight === null ? null : sold * perSoldNight;
  const leftOver = earned === null ? null : countable(earned - fixed);
  const neededNights = perUnit(fixed, perSoldNight);
  const neededOccupancy = percentOf(neededNights, nights);
  const fullLoss =
    nights === null || perSoldNight === null || neededOccupancy === null ? 0 : fixed - nights * perSoldNight;
  return {
    perSoldNight,
    neededNights,
    neededOccupancy,
    leftOver,
    isLoss: leftOver !== null && Math.round(leftOver) < 0,
    fullLoss: Math.round(fullLoss) > 0 ? countable(fullLoss) : null,
  };
}

function leftOfNight(price: number | null, { perNight, bookingPercent }: MonthlyCosts): number | null {
  return price === null ? null : countable(price * (1 - bookingPercent / 100) - perNight);
}

function largestLoss(months: readonly MonthResult[], losing: readonly number[]): YearResult['setAside'] {
  if (losing.length === months.length) return null;
  let largest: { rupees: number; before: number } | null = null;
  for (const [from, to] of monthRuns(losing)) {
    let rupees = 0;
    const length = ((to - from + months.length) % months.length) + 1;
    for (let i = 0; i < length; i += 1) rupees -= months[(from + i) % months.length]?.leftOver ?? 0;
    if (largest === null || rupees > largest.rupees) largest = { rupees, before: from };
  }
  return largest && { ...largest, rupees: countable(largest.rupees) };
}

function closingOf(year: YearByMonths, months: readonly MonthResult[], losing: readonly number[]): Closing {
  const open = losing.filter((i) => year.months[i]?.season !== 'closed');
  if (open.length === 0) return { kind: 'none' };
  let [nights, rupees] = [0, 0];
  for (const i of open) {
    const sold = year.months[i]?.sold ?? 0;
    nights += sold;
    rupees += sold * (months[i]?.perSoldNight ?? 0);
  }
  if (rupees <= 0 && nights > 0) return { kind: 'costs-more' };
  return year.operatingDays < year.openDays
    ? { kind: 'days-move' }
    : { kind: 'must-save', rupees: countable(rupees) };
}
