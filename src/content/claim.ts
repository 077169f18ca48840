/** The origin of a figure. Figures that are worked out are calculated in claims.ts. */
type ClaimSource = 'reported by the company' | 'a term of the company' | 'worked out from reported figures';

/** A figure that the company states about its own work. */
export interface Claim {
  /** As shown, with its unit. */
  readonly value: string;
  /** What it measures, as a phrase that may follow the value. It is in lower case, without full stop. */
  readonly label: string;
  readonly source: ClaimSource;
  /** The hotels or bookings that were measured. It is absent if the company has not stated it. */
  readonly base?: string | undefined;
}

/** A claim with its amount, for calculations and drawings. */
export interface MeasuredClaim extends Claim {
  /** The value as a number in its own unit: percent (45.8, not 0.458), rupees, or a count. */
  readonly amount: number;
}
