/** Who vouches for a figure. The third kind is arithmetic on the first, done in claims.ts. */
export type ClaimSource =
  | 'reported by the company'
  | 'a term of the company'
  | 'worked out from reported figures';

/** A figure the company states about its own work. */
export interface Claim {
  /** As printed, unit included. */
  readonly value: string;
  /** What it measures, as a phrase that may follow the value. Lower case, no full stop. */
  readonly label: string;
  readonly source: ClaimSource;
  /** Whose figure it is, or what it was measured on. Absent when the company has not stated it. */
  readonly base?: string;
}

/** A claim with its amount, from which other claims are calculated and drawings are drawn. */
export interface MeasuredClaim extends Claim {
  /** The value as a number in its own unit: percent (45.8, not 0.458), rupees, or a count. */
  readonly amount: number;
}
