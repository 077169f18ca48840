/** The fields of the calculator that hold a number. */
export type NumberField = 'operatingDays' | 'numberOfRooms' | 'averagePrice' | 'occupancyRate';

export type FieldLimits = {
  readonly minimum: number;
  /** null: the field has no upper limit. */
  readonly maximum: number | null;
  /** Days and rooms are counted, so a fraction is worth a word beside the field. */
  readonly whole: boolean;
};

/** What the inputs announce (`min`, `max`). They guide the person; the value itself is never clamped. */
export const FIELD_LIMITS: Readonly<Record<NumberField, FieldLimits>> = {
  operatingDays: { minimum: 1, maximum: 365, whole: true },
  numberOfRooms: { minimum: 1, maximum: null, whole: true },
  averagePrice: { minimum: 0, maximum: null, whole: false },
  occupancyRate: { minimum: 0, maximum: 100, whole: false },
};

/** Why a field deserves a message. The projection goes on with `fieldNumber` all the same. */
export type FieldIssue =
  | { readonly code: 'empty' }
  | { readonly code: 'not-a-number' }
  | { readonly code: 'too-large' }
  | { readonly code: 'not-whole' }
  | { readonly code: 'below-minimum'; readonly minimum: number }
  | { readonly code: 'above-maximum'; readonly maximum: number };

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * The number in the raw text of a field, not clamped: '12.' is 12, '-5' is -5. Grouping commas are
 * read as people write them ('1,00,000'). Empty, unreadable or infinite text is 0.
 */
export function fieldNumber(rawText: string): number {
  const value = readNumber(rawText);
  // `+ 0` turns a typed '-0' into 0.
  return value !== null && Number.isFinite(value) ? value + 0 : 0;
}

/** The first thing to say about the raw text of a field, or null when it is fine as it stands. */
export function fieldIssue(field: NumberField, rawText: string): FieldIssue | null {
  if (rawText.trim() === '') return { code: 'empty' };
  const value = readNumber(rawText);
  if (value === null) return { code: 'not-a-number' };
  if (!Number.isFinite(value)) return { code: 'too-large' };
  const { minimum, maximum, whole } = FIELD_LIMITS[field];
  if (value < minimum) return { code: 'below-minimum', minimum };
  if (maximum !== null && value > maximum) return { code: 'above-maximum', maximum };
  if (whole && !Number.isInteger(value)) return { code: 'not-whole' };
  return null;
}

/** null: not a number at all; Infinity: a number too large to hold. */
function readNumber(rawText: string): number | null {
  const plain = rawText.trim().replace(/(\d),/g, '$1');
  return DECIMAL.test(plain) ? Number(plain) : null;
}
