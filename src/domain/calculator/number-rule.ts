/** Unit and limits of a field. The limits become `min` and `max` of the input; a value outside them is kept as typed. */
export type NumberRule = {
  /** Decides the keyboard, the sign in the field and the format of the figure. A fraction of a count gets a message. */
  readonly unit: 'count' | 'rupees' | 'percent';
  readonly minimum: number;
  /** null: no upper limit. */
  readonly maximum: number | null;
};

/** The rule of a percentage from 0 to 100; fractions are allowed. */
export const PERCENTAGE: NumberRule = { unit: 'percent', minimum: 0, maximum: 100 };

/** Why the form shows a message at a field. The projection still uses `fieldNumber` of the same text. */
export type FieldIssue =
  | 'empty'
  | 'not-a-number'
  | 'too-large'
  | 'not-whole'
  | 'below-minimum'
  | 'above-maximum';

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Returns the typed number, not clamped: '-1,000' is -1000, '1,5' is 15. Blank, unreadable ('5%') or too large: returns 0. */
export function fieldNumber(rawText: string): number {
  return optionalNumber(rawText) ?? 0;
}

/** Returns the typed number, not clamped: '1,00,000' is 100000. null: blank, unreadable ('5%', '1 0') or too large (1e999). */
export function optionalNumber(rawText: string): number | null {
  const value = parseNumber(rawText);
  // `+ 0` turns a typed '-0' into 0.
  return value !== null && Number.isFinite(value) ? value + 0 : null;
}

/**
 * Returns the first fault of a typed text, or null: 'empty' (blank, even in an optional field), 'not-a-number' ('5%'),
 * 'too-large' (such as 1e999), 'below-minimum', 'above-maximum', 'not-whole' (a count with a fraction).
 */
export function fieldIssue({ unit, minimum, maximum }: NumberRule, rawText: string): FieldIssue | null {
  if (rawText.trim() === '') return 'empty';
  const value = parseNumber(rawText);
  if (value === null) return 'not-a-number';
  if (!Number.isFinite(value)) return 'too-large';
  if (value < minimum) return 'below-minimum';
  if (maximum !== null && value > maximum) return 'above-maximum';
  return unit === 'count' && !Number.isInteger(value) ? 'not-whole' : null;
}

/** Returns `raw` if it is a finite number, not clamped (-0 as 0); else `fallback`, also for a text such as '5'. */
export function storedNumber<Fallback>(raw: unknown, fallback: Fallback): number | Fallback {
  // `+ 0` turns a stored -0 into 0. Otherwise the field shows "-0".
  return typeof raw === 'number' && Number.isFinite(raw) ? raw + 0 : fallback;
}

/** Returns null for text that is no number, and Infinity for a number that is too large for a double. */
function parseNumber(rawText: string): number | null {
  const plain = rawText.trim().replace(/(\d),/g, '$1');
  return DECIMAL.test(plain) ? Number(plain) : null;
}
