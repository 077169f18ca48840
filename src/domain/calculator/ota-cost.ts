import { safeNumber } from './safe-number';

/** The fields of `OtaTerms` that the contracts decide, in the order of the panel. */
export const OTA_TERM_FIELDS = ['otaShare', 'commission', 'gst', 'directCost'] as const;

/**
 * The terms of a hotel's contracts with online travel agencies (OTAs), and what the hotel would change, in percent.
 * - `otaShare`: the share of the nights that OTAs sell. It counts as the same share of the revenue.
 * - `commission` is on the room revenue, and `gst` on the commission.
 * - `directCost`: what a direct booking costs.
 * - `movedShare`: the share of the nights to book direct instead of through an OTA. It counts as the same share of the revenue.
 */
export type OtaTerms = Readonly<Record<(typeof OTA_TERM_FIELDS)[number] | 'movedShare', number>>;

/** Returns `gst`, the GST on the commission, and `cost`, the commission plus that GST, in percent of what an OTA sells. */
function otaPercentages(terms: OtaTerms) {
  // In this order, 2.5 and 18 give 2.95, not 2.949….
  const gst = (terms.commission * terms.gst) / 100;
  return { gst, cost: terms.commission + gst };
}

/**
 * Returns what the OTAs keep, and what direct booking saves, in rupees, not rounded, not clamped. Does not check the terms.
 * - `perHundredRupees` splits 100 rupees of OTA sales: `commission`, `gst` on it, and `net`, the rest, which can be negative.
 * - `annualCost`: commission and GST on the OTA share of `revenue`.
 * - `saving`: commission and GST less the direct cost, on the moved share of `revenue`. It can be negative.
 * - `annualCost` and `saving` are null if `revenue` is null. Each is also null if it is too large.
 */
export function otaCost(revenue: number | null, terms: OtaTerms) {
  const { otaShare, commission, directCost, movedShare } = terms;
  const { gst, cost } = otaPercentages(terms);
  return {
    perHundredRupees: { net: 100 - commission - gst, commission, gst },
    annualCost: revenue === null ? null : safeNumber((revenue * (otaShare * cost)) / 10_000),
    saving: revenue === null ? null : safeNumber((revenue * movedShare * (cost - directCost)) / 10_000),
  };
}

/**
 * Returns the average cost of bookings in percent of revenue, rounded to one decimal, or null if beyond ±(2^53 - 1).
 * - The OTA share costs commission and GST on it. The rest costs the direct cost. Nothing is clamped.
 * - An OTA share of 60, a commission of 18, GST of 18 and a direct cost of 4.5 percent give 14.5.
 */
export function averageBookingCostPercent(terms: OtaTerms): number | null {
  const otaFraction = terms.otaShare / 100;
  const percent = otaFraction * otaPercentages(terms).cost + (1 - otaFraction) * terms.directCost;
  return safeNumber(Math.round(percent * 10) / 10);
}
