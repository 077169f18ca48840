/**
 * A number in the digits and groups of en-IN, 76,65,000, with at most `decimals` of them behind the point, rounded half
 * away from zero; -0 and what rounds to it is '0'. The same text as `Intl.NumberFormat('en-IN')` gives (a test
 * compares them); the first of those costs a page some 120 ms on a processor slowed four times (measured in Chromium).
 * @throws RangeError where the value is not finite
 */
export function indianDigits(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} has no digits`);
  const [whole = '', part = ''] = rounded(Math.abs(value), decimals).split('.');
  const text = `${whole.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',')}${part && `.${part}`}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Of the decimal digits a person would write, not of the binary fraction behind them: 1.005 is 1.01. */
function rounded(size: number, decimals: number): string {
  // No paise from ten lakh crore up: there a number has no room for them and the step below.
  if (size >= 1e13) return BigInt(Math.round(size)).toString();
  // A decimal exponent is smaller still than the smallest figure that is ever shown.
  if (size < 1e-6) return '0';
  return String(Number(`${Math.round(Number(`${size}e${decimals}`))}e-${decimals}`));
}
