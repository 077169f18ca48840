import { safeNumber } from './safe-number';

/** The terms of a hotel's contracts with online travel agencies (OTAs); every figure in percent. */
export type OtaTerms = {
  /** Share of the revenue that OTAs sell. */
  readonly otaSharePercent: number;
  /** Commission on the room revenue. */
  readonly commissionPercent: number;
  /** GST on the commission, not on the room. */
  readonly gstPercent: number;
  /** What a direct booking costs, as part of its revenue. */
  readonly directCostPercent: number;
};

/** Commission and GST on it, in percent of the revenue that an OTA sells. In this order, 2.5 and 18 give 2.95, not 2.949…. */
function otaCostPercent({ commissionPercent, gstPercent }: OtaTerms): number {
  return commissionPercent + (commissionPercent * gstPercent) / 100;
}

/**
 * Returns what the OTAs keep, not rounded. `ofHundred` splits 100 rupees that they sell into `commission`, `gst` (`gstPercent`
 * of it) and `bank`, the rest. `annual`: commission and GST of a year in rupees, on the OTA share of `revenue`; null if
 * `revenue` is null or the result too large. Terms are not checked: a commission over 100 percent gives a negative `bank`.
 */
export function otaKeep(revenue: number | null, terms: OtaTerms) {
  const commission = terms.commissionPercent;
  const gst = (commission * terms.gstPercent) / 100;
  const cost = terms.otaSharePercent * otaCostPercent(terms);
  return {
    ofHundred: { bank: 100 - commission - gst, commission, gst },
    annual: revenue === null ? null : safeNumber((revenue * cost) / 10_000),
  };
}

/**
 * Returns the rupees, not rounded, that the hotel saves if a part of its year's `revenue` is booked direct instead of through
 * an OTA: commission and GST, less the direct cost. `movedPercent`: that part in percent of all `revenue`, not clamped.
 * Negative if the direct cost is higher. null: `revenue` is null, or the result too large.
 */
export function movedToDirect(revenue: number | null, movedPercent: number, terms: OtaTerms): number | null {
  if (revenue === null) return null;
  return safeNumber((revenue * movedPercent * (otaCostPercent(terms) - terms.directCostPercent)) / 10_000);
}

/**
 * Returns the average cost of bookings in percent of revenue, rounded to one decimal; null if too large. The OTA share costs
 * commission and `gstPercent` of it, the rest the direct cost. Does not check the terms. A share of 60, commission of 18, GST
 * of 18 and direct cost of 4.5 percent give 14.5.
 */
export function bookingCostPercent(terms: OtaTerms): number | null {
  const otaFraction = terms.otaSharePercent / 100;
  const percent = otaFraction * otaCostPercent(terms) + (1 - otaFraction) * terms.directCostPercent;
  return safeNumber(Math.round(percent * 10) / 10);
}
