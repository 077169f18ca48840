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

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Returns the typed number, not clamped: '-1,000' gives -1000. Returns 0 if it is blank, unreadable ('5%') or too large. */
export function parseNumberOrZero(rawText: string): number {
  return parseNumberOrNull(rawText) ?? 0;
}

/** Returns the typed number, not clamped: '1,5' gives 15. Returns null if it is blank, unreadable ('5%') or too large. */
export function parseNumberOrNull(rawText: string): number | null {
  const plain = rawText.trim().replace(/(\d),/g, '$1');
  return DECIMAL.test(plain) ? finiteNumberOr(Number(plain), null) : null;
}

/**
 * Returns true if the field of this rule may have the typed text. Blanks around the number and commas after digits are allowed.
 * - These are not allowed: '5%', a number outside the limits, 1e999 (no finite double), a count with a fraction, and blank
 *   text, except in an optional field.
 * - The calculator uses `parseNumberOrZero` or `parseNumberOrNull` of every text, even if it is not allowed.
 */
export function isAllowed(
  { unit, minimum, maximum, isOptional = false }: NumberRule,
  rawText: string,
): boolean {
  if (rawText.trim() === '') return isOptional;
  const value = parseNumberOrNull(rawText);
  if (value === null || value < (minimum ?? -Infinity) || value > (maximum ?? Infinity)) return false;
  return unit !== 'count' || Number.isInteger(value);
}

/** Returns a finite number, not clamped (-0 gives 0). Returns `fallback` for any other value, even for a text such as '5'. */
export function finiteNumberOr<Fallback>(raw: unknown, fallback: Fallback): number | Fallback {
  // `+ 0` turns a stored -0 into 0. Otherwise the field shows "-0".
  return typeof raw === 'number' && Number.isFinite(raw) ? raw + 0 : fallback;
}
