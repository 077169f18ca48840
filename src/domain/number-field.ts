/** What a number counts: how it is typed, and how it is shown. */
type Unit = 'count' | 'rupees' | 'percent';

/** What an input announces (`min`, `max`). It guides the person; the value itself is never clamped. */
export type NumberRule = {
  /** A count is whole, so a fraction is worth a word beside the field. */
  readonly unit: Unit;
  readonly minimum: number;
  /** null: no upper limit. */
  readonly maximum: number | null;
};

/** A part of a hundred. */
export const PERCENTAGE: NumberRule = { unit: 'percent', minimum: 0, maximum: 100 };

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
  return typedNumber(rawText) ?? 0;
}

/** The same, but null for empty, unreadable or infinite text: for a field that may be left empty. */
export function typedNumber(rawText: string): number | null {
  const value = readNumber(rawText);
  // `+ 0` turns a typed '-0' into 0.
  return value !== null && Number.isFinite(value) ? value + 0 : null;
}

/** The first thing to say about the raw text of a field, or null when it is fine as it stands. */
export function fieldIssue({ unit, minimum, maximum }: NumberRule, rawText: string): FieldIssue | null {
  if (rawText.trim() === '') return { code: 'empty' };
  const value = readNumber(rawText);
  if (value === null) return { code: 'not-a-number' };
  if (!Number.isFinite(value)) return { code: 'too-large' };
  if (value < minimum) return { code: 'below-minimum', minimum };
  if (maximum !== null && value > maximum) return { code: 'above-maximum', maximum };
  if (unit === 'count' && !Number.isInteger(value)) return { code: 'not-whole' };
  return null;
}

/** null: not a number at all; Infinity: a number too large to hold. */
function readNumber(rawText: string): number | null {
  const plain = rawText.trim().replace(/(\d),/g, '$1');
  return DECIMAL.test(plain) ? Number(plain) : null;
}
