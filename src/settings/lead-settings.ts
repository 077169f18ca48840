import { parseUrl, type ReadOne, wholeNumber } from './read-settings';

export type LeadSettings = ReturnType<typeof readLeadSettings>;

/**
 * Reads the settings that the lead function has both on the local server and deployed. Call it in `readAll` of `readSettings`,
 * which then throws for a wrong variable, and for LEAD_NOTIFY_SECRET without LEAD_NOTIFY_URL.
 */
export function readLeadSettings(read: ReadOne, addIssue: (issue: string) => void) {
  const url = read('LEAD_NOTIFY_URL', null, parseUrl);
  const secret = read('LEAD_NOTIFY_SECRET', null, String);
  // `url` is null for a wrong address too, but that is an issue already.
  const isUrlMissing = read('LEAD_NOTIFY_URL', null, String) === null;
  if (secret !== null && isUrlMissing) addIssue('LEAD_NOTIFY_SECRET is set, but LEAD_NOTIFY_URL is not');
  return {
    /** The public keys that leads may carry. Empty if LEAD_KEY is not set. */
    keys: read('LEAD_KEY', [], parseKeys),
    /**
     * The client limit: at most this many leads of one client are stored in ten minutes. 0 means no limit. The default is far
     * more than an office sends, or a trade fair behind one address, and far less than fills a disk.
     */
    clientLimit: read('LEAD_LIMIT', 60, wholeNumber(0, 999_999)),
    /**
     * The hourly limit: at most this many leads of all clients are stored in an hour. 0 means no limit. The default is far more
     * than an agency can answer.
     */
    hourlyLimit: read('LEAD_CEILING', 1_000, wholeNumber(0, 999_999)),
    /** The address called for each new lead. If null, there are no calls. */
    officeWebhook: url === null ? null : { url, secret },
  };
}

/** The key of leads if VITE_LEAD_KEY is not set. The local server accepts it. */
export const LOCAL_LEAD_KEY = 'local-public-key';

/** Returns VITE_LEAD_KEY, or `LOCAL_LEAD_KEY` if it is missing. If no header can carry it, `readSettings` throws at its end. */
export const readLeadKey = (read: ReadOne): string => read('VITE_LEAD_KEY', LOCAL_LEAD_KEY, parseLeadKey);

/** Matches a key that a header can carry: printable ASCII without spaces, because `fetch` throws for others. */
const HEADER_KEY = /^[\x21-\x7e]+$/;

function parseLeadKey(text: string): string {
  if (!HEADER_KEY.test(text)) throw new Error('must be one word of printable ASCII');
  return text;
}

function parseKeys(text: string): string[] {
  const keys = text.split(/\s*,\s*/).filter((key) => key !== '');
  if (keys.length === 0 || !keys.every((key) => HEADER_KEY.test(key)))
    throw new Error('must be keys of printable ASCII, separated by commas');
  return keys;
}
