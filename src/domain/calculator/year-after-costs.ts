import { roundsToLoss } from '../money';
import { groupConsecutiveMonths } from './group-consecutive-months';
import type { HotelInput } from './hotel-input';
import { hasMarkedMonths, type PanelInput } from './panel-input';
import { percentOf, safeNumber, safeRatio, safeSum } from './safe-number';
import { type MonthBeforeCosts, type SeasonPlan, type YearByMonths, yearByMonths } from './year-by-months';

/**
 * The fields of the costs, in the order of panel and CSV file.
 * - `fixedCosts`: rupees a month, due without any guest.
 * - `nightCost`: rupees for each sold night.
 * - `bookingCostPercent`: the percent of the price that the booking of a night costs.
 */
export const COST_FIELDS = ['fixedCosts', 'nightCost', 'bookingCostPercent'] as const;

/** null means that the field is empty. */
export type MonthlyCosts = Pick<PanelInput, (typeof COST_FIELDS)[number]>;

/** A month, and what the costs leave of it. */
export interface MonthAfterCosts extends MonthBeforeCosts {
  /** Rupees that a sold night leaves: price × (1 − booking costs) − cost of a sold night. It is null in a closed month. */
  readonly marginPerSoldNight: number | null;
  /** Percent of nights that must be sold to pay the fixed costs. It is null if unknown, or if a sold night leaves nothing. */
  readonly breakEvenOccupancy: number | null;
  /** Rupees that all costs leave, negative for a loss. It is null if unknown or too large to count. */
  readonly profit: number | null;
  /** Whether `profit`, in whole rupees, is below 0. */
  readonly isLoss: boolean;
  /** Rupees that the month would lose with every night sold. It is null if it is below 0.5 or unknown. */
  readonly lossWhenFull: number | null;
}

/** The year by months, and what the costs leave of it. */
export interface YearAfterCosts extends YearByMonths {
  readonly months: readonly MonthAfterCosts[];
  /** Fixed costs of 0 or more are entered. */
  readonly hasCosts: boolean;
  /** The months that lose money, 0 for January, in ascending order. */
  readonly losingMonths: readonly number[];
  /**
   * What to set aside for the run of neighbouring losing months that loses most. Null if no month or every month loses.
   * - `rupees`: the loss of the run, or null if it is too large to count.
   * - `firstMonth` of the run: 0 for January.
   */
  readonly reserve: { readonly rupees: number | null; readonly firstMonth: number } | null;
  /**
   * Rupees of fixed costs that closing the open losing months must save to pay (`mustSave`).
   * - 'costs-more': the sold nights of these months earn no more than they cost.
   * - null: no open month loses, or the operating days are fewer than the days of the open months. The days of a closed month
   *   would then move to other months.
   */
  readonly closingAdvice: { readonly mustSave: number | null } | 'costs-more' | null;
  /** Percent of the nights on offer that pays the year's costs. It is null if unknown, or if a sold night leaves nothing. */
  readonly breakEvenOccupancy: number | null;
  /** Rupees that the year leaves. It is null if unknown or too large to count. */
  readonly profit: number | null;
}

/** Returns true if at least one month is busy, quiet or closed, or if fixed costs of 0 or more are entered. */
export function hasYearToShow(panelInput: PanelInput): boolean {
  return hasMarkedMonths(panelInput) || fixedCostsOf(panelInput) !== null;
}

/** Returns null if the fixed costs are empty or negative. */
function fixedCostsOf({ fixedCosts }: MonthlyCosts): number | null {
  return fixedCosts !== null && fixedCosts >= 0 ? fixedCosts : null;
}

/**
 * Returns `yearByMonths`, and what the costs leave of each month and of the year, not clamped.
 * - If fixed costs are empty or negative, `hasCosts` is false, no month loses, and `profit` and `breakEvenOccupancy` are null.
 * - Other empty costs count as 0. A closed month has fixed costs too.
 * - An unknown or too large figure is null. A losing month has a `profit` of -0.5 rupees or less.
 */
export function yearAfterCosts(
  hotelInput: HotelInput,
  panelInput: SeasonPlan & MonthlyCosts,
): YearAfterCosts {
  const year = yearByMonths(hotelInput, panelInput);
  const fixedCosts = fixedCostsOf(panelInput);
  const months = year.months.map((month) => monthAfterCosts(month, panelInput));
  const losingMonths = months.flatMap(({ isLoss }, i) => (isLoss ? [i] : []));
  const fixedCostsOfYear = fixedCosts === null ? null : 12 * fixedCosts;
  const breakEvenNights = safeRatio(fixedCostsOfYear, marginPerSoldNightOf(year.adr, panelInput));
  return {
    ...year,
    months,
    hasCosts: fixedCosts !== null,
    losingMonths,
    reserve: reserveOf(months, losingMonths),
    closingAdvice: closingAdviceOf(year, months),
    breakEvenOccupancy: percentOf(breakEvenNights, year.nightsOnOffer),
    profit: safeSum(months.map(({ profit }) => profit)),
  };
}

function monthAfterCosts(month: MonthBeforeCosts, costs: MonthlyCosts): MonthAfterCosts {
  const { nightsOnOffer, nightsSold } = month;
  const fixed = fixedCostsOf(costs);
  const marginPerSoldNight = marginPerSoldNightOf(month.price, costs);
  const isUnknown =
    fixed === null || nightsSold === null || (nightsSold !== 0 && marginPerSoldNight === null);
  const profit = isUnknown ? null : safeNumber(nightsSold * (marginPerSoldNight ?? 0) - fixed);
  const breakEvenOccupancy = percentOf(safeRatio(fixed, marginPerSoldNight), nightsOnOffer);
  // Unknown also if only a rounding error is left of a sold night: 4100 × (1 − 0.18) − 3362 is not quite 0.
  const isFullKnown =
    fixed !== null && nightsOnOffer !== null && marginPerSoldNight !== null && breakEvenOccupancy !== null;
  const profitWhenFull = isFullKnown ? safeNumber(nightsOnOffer * marginPerSoldNight - fixed) : null;
  return {
    ...month,
    marginPerSoldNight,
    breakEvenOccupancy,
    profit,
    isLoss: roundsToLoss(profit),
    lossWhenFull: profitWhenFull !== null && roundsToLoss(profitWhenFull) ? -profitWhenFull : null,
  };
}

function marginPerSoldNightOf(
  price: number | null,
  { nightCost, bookingCostPercent }: MonthlyCosts,
): number | null {
  return price === null ? null : safeNumber(price * (1 - (bookingCostPercent ?? 0) / 100) - (nightCost ?? 0));
}

function reserveOf(
  months: readonly MonthAfterCosts[],
  losingMonths: readonly number[],
): YearAfterCosts['reserve'] {
  if (losingMonths.length === months.length) return null;
  const lossOf = (run: readonly number[]) =>
    run.reduce((total, month) => total - (months[month]?.profit ?? 0), 0);
  const [largest] = groupConsecutiveMonths(losingMonths).toSorted((a, b) => lossOf(b) - lossOf(a));
  return largest ? { rupees: safeNumber(lossOf(largest)), firstMonth: largest[0] } : null;
}

function closingAdviceOf(
  { operatingDays, openDays }: YearByMonths,
  months: readonly MonthAfterCosts[],
): YearAfterCosts['closingAdvice'] {
  const open = months.filter(({ isLoss, season }) => isLoss && season !== 'closed');
  if (open.length === 0) return null;
  let nights = 0;
  let earned = 0;
  for (const { nightsSold, marginPerSoldNight } of open) {
    nights += nightsSold ?? 0;
    earned += (nightsSold ?? 0) * (marginPerSoldNight ?? 0);
  }
  if (earned <= 0 && nights > 0) return 'costs-more';
  if (operatingDays < openDays) return null;
  return { mustSave: safeNumber(earned) };
}
