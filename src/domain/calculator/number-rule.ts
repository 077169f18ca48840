/** Unit and limits of a field. The limits become `min` and `max` of the input. A value outside them is kept as typed. */
export interface NumberRule {
  /** Decides the keyboard, the sign in the field and the format of the figure. A fraction of a count gets a message. */
  readonly unit: 'count' | 'rupees' | 'percent';
  /** null means no lower limit. */
  readonly minimum: number | null;
  /** null means no upper limit. */
  readonly maximum: number | null;
  /** The field may be empty. */
  readonly isOptional?: boolean;
}

/** The rule of a percentage from 0 to 100; fractions are allowed. */
export const PERCENTAGE = { unit: 'percent', minimum: 0, maximum: 100 } as const;

/** Why the form shows a message at a field. The projection still uses `parseNumberOrZero` of the same text. */
export type FieldIssue = 'invalid' | 'too-large' | 'not-whole';

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Returns the typed number, not clamped: '-1,000' gives -1000. Returns 0 if it is blank, unreadable ('5%') or too large. */
export function parseNumberOrZero(rawText: string): number {
  return parseNumberOrNull(rawText) ?? 0;
}

/** Returns the typed number, not clamped: '1,5' gives 15. Returns null if it is blank, unreadable ('5%') or too large. */
export function parseNumberOrNull(rawText: string): number | null {
  const value = parseDecimal(rawText);
  // `+ 0` turns a typed '-0' into 0.
  return value !== null && Number.isFinite(value) ? value + 0 : null;
}

/**
 * Returns the fault of a typed text, or null if it has none. Accepts blanks around the number, and commas after digits.
 * - 1e999, no finite double, is 'too-large'. A count with a fraction, within the limits, is 'not-whole'.
 * - These are 'invalid': '5%', a number outside the limits, and blank text, except in an optional field.
 */
export function fieldIssue(rule: NumberRule, rawText: string): FieldIssue | null {
  const { unit, minimum, maximum, isOptional = false } = rule;
  if (rawText.trim() === '') return isOptional ? null : 'invalid';
  const value = parseDecimal(rawText);
  if (value === null) return 'invalid';
  if (!Number.isFinite(value)) return 'too-large';
  if (value < (minimum ?? -Infinity) || value > (maximum ?? Infinity)) return 'invalid';
  return unit === 'count' && !Number.isInteger(value) ? 'not-whole' : null;
}

/** Returns a finite number, not clamped (-0 gives 0). Returns `fallback` for any other value, even for a text such as '5'. */
export function finiteNumberOr<Fallback>(raw: unknown, fallback: Fallback): number | Fallback {
  // `+ 0` turns a stored -0 into 0. Otherwise the field shows "-0".
  return typeof raw === 'number' && Number.isFinite(raw) ? raw + 0 : fallback;
}

/** Returns null for text that is no number, and Infinity for a number that is too large for a double. */
function parseDecimal(rawText: string): number | null {
  const plain = rawText.trim().replace(/(\d),/g, '$1');
  return DECIMAL.test(plain) ? Number(plain) : null;
}
