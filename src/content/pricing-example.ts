import { formatCount, formatRupees } from '../domain/money';
import { servicePrices } from './prices';

/*
 * One month of one invented hotel, to show a bill in rupees. The agency states no size of the share. The hotel, its growth and
 * the ten percent are chosen for round sums; every page that shows them says so. All other figures are calculated.
 */

const ROOMS = 20;
const BEFORE = { nights: 390, rate: 4000 };
const AFTER = { nights: 410, rate: 4200 };
const SHARE_PERCENT = 10;
const fee = servicePrices.aiRevenueManagement;

const BASELINE = BEFORE.nights * BEFORE.rate;
const REVENUE = AFTER.nights * AFTER.rate;
const GROWTH = REVENUE - BASELINE;
const SHARE = (GROWTH * SHARE_PERCENT) / 100;
const BILL = fee.monthlyRupees + SHARE;

function nightsAt({ nights, rate }: typeof BEFORE): string {
  return `${formatCount(nights)} nights at ${formatRupees(rate)}`;
}

export const pricingExample = {
  rooms: String(ROOMS),
  moreNights: formatCount(AFTER.nights - BEFORE.nights),
  /** `390 nights at ₹4,000`. */
  before: nightsAt(BEFORE),
  after: nightsAt(AFTER),
  service: fee.service,
  sharePercent: `${SHARE_PERCENT}%`,
  baseline: formatRupees(BASELINE),
  revenue: formatRupees(REVENUE),
  growth: formatRupees(GROWTH),
  share: formatRupees(SHARE),
  fee: fee.display,
  bill: formatRupees(BILL),
  kept: formatRupees(GROWTH - BILL),
} as const;
