/** Prices of a subscription with a revenue share: rupees a month, and percent of the growth (10 is ten percent). */
export interface RevenueShareTerms {
  readonly feeRupees: number;
  readonly sharePercent: number;
}

/** One month's bill, all in rupees. */
export interface RevenueShareBill {
  /** Revenue less baseline; 0 if that is negative. */
  readonly growth: number;
  /** The part of the growth that the hotel pays = growth × share / 100. */
  readonly share: number;
  /** Fee and share together. */
  readonly bill: number;
  /** What the hotel keeps of its growth after the bill; negative if the bill is larger than the growth. */
  readonly kept: number;
}

/**
 * Returns the bill of one month, in rupees, not rounded. `growth`: revenue less baseline, at least 0. `share`: `sharePercent`
 * of it. `bill`: fee and share. `kept`: growth less bill, also below 0. Checks no argument: NaN gives NaN.
 */
export function revenueShareBill(
  month: { readonly baselineRupees: number; readonly revenueRupees: number },
  { feeRupees, sharePercent }: RevenueShareTerms,
): RevenueShareBill {
  const growth = Math.max(0, month.revenueRupees - month.baselineRupees);
  const share = (growth * sharePercent) / 100;
  const bill = feeRupees + share;
  return { growth, share, bill, kept: growth - bill };
}
