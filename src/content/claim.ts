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
