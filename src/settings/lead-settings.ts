import { anyTextType, leadKeyType, readSettings, type SettingType, urlType } from './read-settings';

/** The settings of the lead function, from the environment of the local server or of the deployed function. */
export interface LeadSettings {
  /** The public keys that leads may carry, from LEAD_KEY. Empty if it is not set. */
  keys: readonly string[];
  /** The origins whose pages may send leads (LEAD_ORIGINS). They only set CORS headers. '*', the default, allows any. */
  origins: '*' | readonly string[];
  /** The number of leads that one client may send in ten minutes, from LEAD_LIMIT. 0 means no limit. */
  leadsPerClient: number;
  /** The hourly limit: at most this many leads of all clients are stored in an hour. LEAD_CEILING sets it. 0 means no limit. */
  hourlyLimit: number;
  /** The address called for each new lead, from LEAD_NOTIFY_URL and LEAD_NOTIFY_SECRET. If undefined, there are no calls. */
  officeWebhook: { readonly url: string; readonly secret: string | null } | undefined;
  /** Leads older than this are forgotten, from LEAD_KEEP_MONTHS. If null, all are kept. */
  keepMonths: number | null;
}

/** This is far more than an office sends, or a trade fair behind one address, and far less than fills a disk. */
const LEADS_PER_CLIENT = 60;
/** This is far more than an agency can answer. */
const HOURLY_LIMIT = 1_000;

/**
 * Reads the settings of the lead function. `readVariable` returns the text of an environment variable. An unset or blank one
 * gives the default. Throws one error that names each wrong variable. LEAD_NOTIFY_SECRET is wrong without LEAD_NOTIFY_URL.
 */
export function readLeadSettings(readVariable: (name: string) => string | undefined): LeadSettings {
  return readSettings(readVariable, (read, addIssue) => {
    const url = read('LEAD_NOTIFY_URL', '', urlType);
    const secret = read<string | null>('LEAD_NOTIFY_SECRET', null, anyTextType);
    if (secret !== null && read('LEAD_NOTIFY_URL', '', anyTextType) === '')
      addIssue('LEAD_NOTIFY_SECRET is set, but LEAD_NOTIFY_URL is not');
    return {
      keys: read('LEAD_KEY', [], keysType),
      origins: read('LEAD_ORIGINS', '*', originsType),
      leadsPerClient: read('LEAD_LIMIT', LEADS_PER_CLIENT, countType),
      hourlyLimit: read('LEAD_CEILING', HOURLY_LIMIT, countType),
      officeWebhook: url === '' ? undefined : { url, secret },
      keepMonths: read<number | null>('LEAD_KEEP_MONTHS', null, monthsType),
    };
  });
}

const keysType: SettingType<readonly string[]> = {
  rule: 'must be keys of printable ASCII, separated by commas',
  parse: (text) => parseList(text.split(/\s*,\s*/), leadKeyType.parse),
};

const originsType: SettingType<LeadSettings['origins']> = {
  rule: 'must be origins such as https://www.your-site.example, without a path, separated by commas, or *',
  parse: (text) => (text === '*' ? '*' : parseList(text.split(/[\s,]+/), parseWebOrigin)),
};

const countType: SettingType<number> = {
  rule: 'must be a whole number',
  parse: (text) => (/^\d{1,6}$/.test(text) ? Number(text) : null),
};

const monthsType: SettingType<number> = {
  rule: 'must be a whole number from 1 to 1200',
  parse(text) {
    const months = countType.parse(text);
    return months !== null && months >= 1 && months <= 1_200 ? months : null;
  },
};

/** Scheme and host may be in any case, with or without a slash at the end. http:// is allowed, for a site under test. */
function parseWebOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return text.toLowerCase().replace(/\/$/, '') === url.origin ? url.origin : null;
}

/** Returns the parsed parts without blank ones. Returns null if no part is left, or if `parse` returns null for one. */
function parseList(parts: readonly string[], parse: (part: string) => string | null): string[] | null {
  const parsed = parts.filter((part) => part !== '').map(parse);
  return parsed.length > 0 && parsed.every((part) => part !== null) ? parsed : null;
}
