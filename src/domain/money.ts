/** Stands where a figure cannot be known, or is too large to be written. */
export const UNKNOWN_FIGURE = '—';

const LAKH = 100_000;
const CRORE = 10_000_000;

const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const countFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const hundredFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Rupees with en-IN grouping and no decimals: 7665000 is '₹76,65,000'. null and unknowable values: a dash. */
export function formatRupees(rupees: number | null): string {
  return shown(rupees, rupeeFormat, 0.5);
}

/** Nights with en-IN grouping, one decimal at most: 3650 is '3,650'. null: a dash. */
export function formatNights(nights: number | null): string {
  return shown(nights, countFormat, 0.05);
}

/** A percentage with one decimal at most: 66.25 is '66.3%'. null: a dash without the sign. */
export function formatPercent(percent: number | null): string {
  const text = formatNights(percent);
  return text === UNKNOWN_FIGURE ? text : `${text}%`;
}

/** Rupees with up to two decimals, for parts of a hundred: 78.76 is '₹78.76'. null: a dash. */
export function formatPaise(rupees: number | null): string {
  const text = shown(rupees, hundredFormat, 0.005);
  if (text === UNKNOWN_FIGURE) return text;
  return text.startsWith('-') ? `-₹${text.slice(1)}` : `₹${text}`;
}

/**
 * Rupees as they are said in India: 7665000 is '76 lakh 65 thousand rupees'. Rounded to whole rupees,
 * then said in full. From a lakh of crores up the crores are grouped: '1,00,000 crore rupees'. null: a dash.
 */
export function rupeesInWords(rupees: number | null): string {
  if (rupees === null || !Number.isFinite(rupees)) return UNKNOWN_FIGURE;
  const whole = Math.round(Math.abs(rupees));
  const parts: string[] = [];
  const crores = Math.floor(whole / CRORE);
  const lakhs = Math.floor((whole % CRORE) / LAKH);
  const thousands = Math.floor((whole % LAKH) / 1000);
  const rest = whole % 1000;
  if (crores > 0) parts.push(`${countFormat.format(crores)} crore`);
  if (lakhs > 0) parts.push(`${lakhs} lakh`);
  if (thousands > 0) parts.push(`${thousands} thousand`);
  if (rest > 0 || parts.length === 0) parts.push(String(rest));
  const said = `${parts.join(' ')} ${whole === 1 ? 'rupee' : 'rupees'}`;
  return rupees < 0 && whole > 0 ? `minus ${said}` : said;
}

/** `smallest`: values nearer to 0 than this are written as 0, so that no '-0' is shown. */
function shown(value: number | null, format: Intl.NumberFormat, smallest: number): string {
  if (value === null || !Number.isFinite(value)) return UNKNOWN_FIGURE;
  return format.format(Math.abs(value) < smallest ? 0 : value);
}
