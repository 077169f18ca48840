const grouped = once(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }));
const withPaise = once(
  () => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** A number as it is written in India, 76,65,000, with at most two decimals. What is not finite is a dash. */
export function indianNumber(value: number): string {
  return Number.isFinite(value) ? grouped().format(value === 0 ? 0 : value) : '–';
}

/** An amount of rupees without its sign: whole, or with both digits of its paise. */
export function indianRupees(value: number): string {
  if (!Number.isFinite(value) || Math.abs(value % 1) < 0.005) return indianNumber(Math.round(value));
  return withPaise().format(value);
}

/** A format is slow to set up, and most pages that load a drawing write no number in it. */
function once(make: () => Intl.NumberFormat): () => Intl.NumberFormat {
  let format: Intl.NumberFormat | undefined;
  return () => {
    format ??= make();
    return format;
  };
}
