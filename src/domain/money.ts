import { indianDigits } from './indian-digits';

/** Stands where a figure cannot be known, or is too large to be written. */
const UNKNOWN_FIGURE = '—';

const LAKH = 100_000;
const CRORE = 10_000_000;

/** Rupees with en-IN grouping and no decimals: 7665000 is '₹76,65,000'. null and unknowable values: a dash. */
export function formatRupees(rupees: number | null): string {
  return withSign(shown(rupees, 0));
}

/** Nights with en-IN grouping, one decimal at most: 3650 is '3,650'. null: a dash. */
export function formatNights(nights: number | null): string {
  return shown(nights, 1);
}

/** A percentage with one decimal at most: 66.25 is '66.3%'. null: a dash without the sign. */
export function formatPercent(percent: number | null): string {
  const text = formatNights(percent);
  return text === UNKNOWN_FIGURE ? text : `${text}%`;
}

/** Rupees with up to two decimals, for parts of a hundred: 78.76 is '₹78.76'. null: a dash. */
export function formatPaise(rupees: number | null): string {
  return withSign(shown(rupees, 2));
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
  if (crores > 0) parts.push(`${indianDigits(crores)} crore`);
  if (lakhs > 0) parts.push(`${lakhs} lakh`);
  if (thousands > 0) parts.push(`${thousands} thousand`);
  if (rest > 0 || parts.length === 0) parts.push(String(rest));
  const said = `${parts.join(' ')} ${whole === 1 ? 'rupee' : 'rupees'}`;
  return rupees < 0 && whole > 0 ? `minus ${said}` : said;
}

function shown(value: number | null, decimals: number): string {
  return value === null || !Number.isFinite(value) ? UNKNOWN_FIGURE : indianDigits(value, decimals);
}

/** The rupee sign stands behind a minus. */
function withSign(text: string): string {
  return text === UNKNOWN_FIGURE ? text : text.replace(/^-?/, '$&₹');
}
