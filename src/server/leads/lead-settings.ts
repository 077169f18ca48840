/** What an owner decides about the lead function, from the environment of the local server or of the deployed function. */
export interface LeadSettings {
  /** LEAD_KEY: the public keys that leads may carry; empty if it is not set. */
  keys: readonly string[];
  /** LEAD_ORIGINS: the sites whose pages may send leads from another origin; '*' for any, also if it is not set. */
  origins: '*' | readonly string[];
  /** LEAD_LIMIT: how many leads one client may send in ten minutes; 0 for any number. */
  limit: number;
  /** LEAD_CEILING: how many leads are stored in an hour, from all clients together; 0 for any number. */
  ceiling: number;
  /** LEAD_NOTIFY_URL and LEAD_NOTIFY_SECRET: what is called for each new lead; null for nothing. */
  notify: { readonly url: string; readonly secret: string | null } | null;
  /** LEAD_KEEP_MONTHS: older leads are forgotten; null keeps them. */
  keepMonths: number | null;
}

/** Far more than an office sends, or a trade fair behind one address; far less than fills a disk. */
const LEADS_PER_CLIENT = 60;
/** Far more than an agency can answer. */
const LEADS_PER_HOUR = 1000;

/**
 * The settings, each with its default; a blank variable counts as not set. Throws one error that names every variable
 * with a value that cannot be right.
 */
export function readLeadSettings(variable: (name: string) => string | undefined): LeadSettings {
  const issues: string[] = [];
  const read = <Value>(
    name: string,
    fallback: Value,
    parse: (text: string) => Value | null,
    rule: string,
  ) => {
    const text = variable(name)?.trim() ?? '';
    if (text === '') return fallback;
    const value = parse(text);
    if (value === null) issues.push(`${name} ${rule}, got ${JSON.stringify(text)}`);
    return value ?? fallback;
  };
  const url = read(
    'LEAD_NOTIFY_URL',
    '',
    parseHook,
    'must be an https:// address (http:// only for this computer)',
  );
  const secret = read<string | null>('LEAD_NOTIFY_SECRET', null, (text) => text, '');
  if (url === '' && secret !== null) issues.push('LEAD_NOTIFY_SECRET is set, but LEAD_NOTIFY_URL is not');
  const settings: LeadSettings = {
    keys: read<readonly string[]>(
      'LEAD_KEY',
      [],
      parseKeys,
      'must be keys of printable ASCII, separated by commas',
    ),
    origins: read<'*' | readonly string[]>(
      'LEAD_ORIGINS',
      '*',
      parseOrigins,
      'must be origins such as https://www.your-site.example, without a path, separated by commas, or *',
    ),
    limit: read('LEAD_LIMIT', LEADS_PER_CLIENT, parseCount, 'must be a whole number'),
    ceiling: read('LEAD_CEILING', LEADS_PER_HOUR, parseCount, 'must be a whole number'),
    notify: url === '' ? null : { url, secret },
    keepMonths: read<number | null>(
      'LEAD_KEEP_MONTHS',
      null,
      parseMonths,
      'must be a whole number from 1 to 1200',
    ),
  };
  if (issues.length > 0)
    throw new Error(`The settings cannot be used:\n${issues.map((issue) => `  ${issue}`).join('\n')}`);
  return settings;
}

/** The moment `months` before `now`, in UTC; of a day that the month does not have, the last day before it. */
export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(now.getUTCMonth() - months);
  // 31 February is written as 3 March.
  if (moment.getUTCDate() !== now.getUTCDate()) moment.setUTCDate(0);
  return moment;
}

function parseKeys(text: string): string[] | null {
  const keys = text
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  return keys.length > 0 && keys.every((key) => /^[\x21-\x7e]+$/.test(key)) ? keys : null;
}

function parseOrigins(text: string): '*' | string[] | null {
  if (text === '*') return '*';
  const origins = text
    .split(/[\s,]+/)
    .filter((origin) => origin !== '')
    .map(parseOrigin);
  return origins.length > 0 && origins.every((origin) => origin !== null) ? origins : null;
}

function parseOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  // Scheme and host in any case, and nothing behind them but a slash.
  return text.toLowerCase().replace(/\/$/, '') === url.origin ? url.origin : null;
}

function parseHook(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url.href : null;
}

function parseCount(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function parseMonths(text: string): number | null {
  const months = parseCount(text);
  return months !== null && months >= 1 && months <= 1200 ? months : null;
}
