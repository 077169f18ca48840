import { countable } from './projection';

/** What a hotel tells us of its contracts with online travel agencies; every figure in percent. */
export type OtaTerms = {
  /** Share of the revenue that is sold through the agencies. */
  readonly otaSharePercent: number;
  /** Commission on the room revenue. */
  readonly commissionPercent: number;
  /** Tax on the commission, not on the room. */
  readonly gstPercent: number;
  /** What a direct booking costs, as part of its revenue. */
  readonly directCostPercent: number;
};

export type OtaKeep = {
  /** Of every 100 rupees sold by an agency. The three add up to 100. */
  readonly ofHundred: { readonly bank: number; readonly commission: number; readonly gst: number };
  /** Rupees a year that stay with the agencies, tax included; null when the revenue is not known or too large. */
  readonly annual: number | null;
};

/**
 * What the agencies keep. With commission c and tax g as ratios: bank = 100 - c - c × g of every 100;
 * in a year revenue × share × (c + c × g). A commission over 100 percent leaves a negative bank.
 */
export function otaKeep(annualRevenue: number | null, terms: OtaTerms): OtaKeep {
  const commission = terms.commissionPercent;
  const gst = (commission * terms.gstPercent) / 100;
  const cost = terms.otaSharePercent * (commission + gst);
  return {
    ofHundred: { bank: 100 - commission - gst, commission, gst },
    annual: annualRevenue === null ? null : countable((annualRevenue * cost) / 10_000),
  };
}

/**
 * Rupees a year that `movedPercent` of all revenue keeps when it is booked direct instead of through
 * an agency = revenue × moved × (c + c × g - direct cost). Negative where direct costs more.
 */
export function movedToDirect(
  annualRevenue: number | null,
  movedPercent: number,
  terms: Pick<OtaTerms, 'commissionPercent' | 'gstPercent' | 'directCostPercent'>,
): number | null {
  if (annualRevenue === null) return null;
  const otaCostPercent = terms.commissionPercent * (1 + terms.gstPercent / 100);
  return countable((annualRevenue * movedPercent * (otaCostPercent - terms.directCostPercent)) / 10_000);
}

/**
 * Percent of the revenue that bookings cost on average, rounded to one decimal: the agencies' share at commission and tax,
 * the rest at the cost of a direct booking. 60% at 21.24% and 40% at 4.5% are 14.5%.
 */
export function bookingCostPercent(terms: OtaTerms): number | null {
  const ota = terms.commissionPercent * (1 + terms.gstPercent / 100);
  const share = terms.otaSharePercent / 100;
  return countable(Math.round((share * ota + (1 - share) * terms.directCostPercent) * 10) / 10);
}
