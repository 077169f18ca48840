/** What a fixed fee with a revenue share asks for: rupees a month, and percent (10 is ten percent) of the growth. */
export interface RevenueShareTerms {
  readonly feeRupees: number;
  readonly sharePercent: number;
}

/** One month's bill, all in rupees. */
export interface RevenueShareBill {
  /** Revenue over the baseline; 0 in a month at the baseline or under it. */
  readonly growth: number;
  /** The part of the growth that is paid = growth × share / 100. */
  readonly share: number;
  /** Fee and share together. */
  readonly bill: number;
  /** What the hotel keeps of its growth when the bill is paid; negative when the fee is more than the growth leaves. */
  readonly kept: number;
}

/**
 * The bill of one month under the dual model: a fixed subscription plus a share of the revenue over an agreed baseline.
 * Source of the model: product specification, section 1. It states no size of a share, so the share is always handed in.
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
