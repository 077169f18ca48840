/** What a hotel sold in one month: the number of nights, and their average rate in rupees. */
export interface MonthSold {
  nights: number;
  rate: number;
}

/**
 * Returns what a hotel pays for a month, in rupees, not rounded, not clamped. Does not check the numbers.
 * - `baseline` and `revenue`: nights times rate, of the agreed month (`before`) and of the month that is billed (`after`).
 * - `growth`: revenue less baseline. `share`: `sharePercent` of the growth. Both are negative if the revenue has fallen.
 * - `bill`: the monthly `fee` plus the share. `kept`: the growth less the bill.
 */
export function growthBill(before: MonthSold, after: MonthSold, sharePercent: number, fee: number) {
  const baseline = before.nights * before.rate;
  const revenue = after.nights * after.rate;
  const growth = revenue - baseline;
  const share = (growth * sharePercent) / 100;
  const bill = fee + share;
  return { baseline, revenue, growth, share, bill, kept: growth - bill };
}
