import { growthBill, type MonthSold } from '../domain/growth-bill';
import { formatCount, formatRupees } from '../domain/money';
import { servicePrices } from './prices';

/*
 * One month of one invented hotel, to show a bill in rupees. The agency states no size of the share. The hotel, its growth and
 * the ten percent are chosen for round sums; every page that shows them says so. All other figures are calculated.
 */

const rooms = 20;
const before = { nights: 390, rate: 4000 };
const after = { nights: 410, rate: 4200 };
const sharePercent = 10;
const fee = servicePrices.aiRevenueManagement;

const amounts = growthBill(before, after, sharePercent, fee.monthlyRupees);

function nightsAt({ nights, rate }: MonthSold): string {
  return `${formatCount(nights)} nights at ${formatRupees(rate)}`;
}

export const pricingExample = {
  rooms: String(rooms),
  moreNights: formatCount(after.nights - before.nights),
  /** `390 nights at ₹4,000`. */
  before: nightsAt(before),
  after: nightsAt(after),
  service: fee.service,
  sharePercent: `${sharePercent}%`,
  baseline: formatRupees(amounts.baseline),
  revenue: formatRupees(amounts.revenue),
  growth: formatRupees(amounts.growth),
  share: formatRupees(amounts.share),
  fee: fee.display,
  bill: formatRupees(amounts.bill),
  kept: formatRupees(amounts.kept),
} as const;
