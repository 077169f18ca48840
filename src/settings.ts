/** What the owner of a deployment decides. All of it is public: it ends up in the files that visitors load. */
export interface Settings {
  /** Where the site will live: scheme and host, no path, no trailing slash. */
  siteOrigin: string;
  /** Scheme and host of the lead function, no trailing slash; '' is the host that serves the site. */
  leadHost: string;
  /** The public key sent as bearer token with every lead. */
  leadKey: string;
  /** Whether a lead carries its number to another host than the site's own, whose CORS must then allow the header. */
  leadIdempotency: 'off' | 'on';
  /** Digits, or '' for no pixel. */
  pixelId: string;
  /** Where the newsletter form is sent: the provider's address, or the path of the local stand-in. */
  newsletterAction: string;
  /** `remove` publishes a worker that clears its caches and unregisters itself. */
  serviceWorker: 'on' | 'remove';
}

const LOCAL_ORIGIN = 'http://localhost:4173';
export const LOCAL_LEAD_KEY = 'local-public-key';
/** The path a mailing-list provider uses, with this computer in place of its account. */
export const NEWSLETTER_PATH = '/jsonp/local/forms/newsletter/subscribe';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings in an environment, each with its default; an empty variable counts as not set.
 * Throws one error that names every variable with a value that cannot be right.
 */
export function readSettings(environment: Environment): Settings {
  const issues: string[] = [];
  const read = (name: string, fallback: string, parse: (value: string) => string | null, rule: string) => {
    const value = environment[name]?.trim();
    if (value === undefined || value === '') return fallback;
    const parsed = parse(value);
    if (parsed === null) issues.push(`${name} ${rule}, got ${JSON.stringify(value)}`);
    return parsed ?? fallback;
  };
  /** The first choice is the default. */
  const choose = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice => {
    const isChoice = (value: string): value is Choice => choices.some((choice) => choice === value);
    const rule = `must be ${choices.map((choice) => `"${choice}"`).join(' or ')}`;
    const value = read(name, choices[0], (text) => (isChoice(text) ? text : null), rule);
    return isChoice(value) ? value : choices[0];
  };

  const settings: Settings = {
    siteOrigin: read('VITE_SITE_ORIGIN', LOCAL_ORIGIN, parseOrigin, originRule),
    leadHost: read('VITE_LEAD_HOST', '', parseOrigin, originRule),
    leadKey: read('VITE_LEAD_KEY', LOCAL_LEAD_KEY, parseKey, 'must be one word of printable ASCII'),
    leadIdempotency: choose('VITE_LEAD_IDEMPOTENCY', ['off', 'on']),
    pixelId: read(
      'VITE_PIXEL_ID',
      '',
      (value) => (/^\d+$/.test(value) ? value : null),
      'must be digits only',
    ),
    newsletterAction: read(
      'VITE_NEWSLETTER_ACTION',
      NEWSLETTER_PATH,
      parseHttpsUrl,
      'must be an https:// URL',
    ),
    serviceWorker: choose('VITE_SW', ['on', 'remove']),
  };
  if (issues.length > 0)
    throw new Error(`The settings cannot be used:\n${issues.map((issue) => `  ${issue}`).join('\n')}`);
  return settings;
}

/**
 * The settings as the variables that `import.meta.env` gives to the code: always strings, never missing.
 * VITE_LEAD_IDEMPOTENCY is the answer, not the question: 'on' where a lead carries its number, which the site's own origin
 * always takes.
 */
export function settingsAsEnv(settings: Settings): Record<string, string> {
  const isOwnHost = settings.leadHost === '' || settings.leadHost === settings.siteOrigin;
  return {
    VITE_SITE_ORIGIN: settings.siteOrigin,
    VITE_LEAD_HOST: settings.leadHost,
    VITE_LEAD_KEY: settings.leadKey,
    VITE_LEAD_IDEMPOTENCY: isOwnHost ? 'on' : settings.leadIdempotency,
    VITE_PIXEL_ID: settings.pixelId,
    VITE_NEWSLETTER_ACTION: settings.newsletterAction,
    VITE_SW: settings.serviceWorker,
  };
}

/** What is allowed and yet rarely meant, one sentence each: a public site that would lose its leads. */
export function settingsWarnings(settings: Settings): string[] {
  const { siteOrigin, leadHost, leadKey, newsletterAction } = settings;
  if (isLoopback(new URL(siteOrigin))) return [];
  const warnings: string[] = [];
  if (leadKey === LOCAL_LEAD_KEY)
    warnings.push('VITE_LEAD_KEY is not set: the live lead function will refuse every lead.');
  if (leadHost === '') warnings.push(`VITE_LEAD_HOST is not set: leads are sent to ${siteOrigin} itself.`);
  if (settingsAsEnv(settings).VITE_LEAD_IDEMPOTENCY === 'off')
    warnings.push(`VITE_LEAD_IDEMPOTENCY is off: ${leadHost} stores a lead twice when its answer is lost.`);
  if (newsletterAction === NEWSLETTER_PATH)
    warnings.push('VITE_NEWSLETTER_ACTION is not set: the live newsletter form leads nowhere.');
  return warnings;
}

/** What an origin must look like, as the end of a sentence. */
export const originRule = 'must be https:// and a host, without a path (http:// only for this computer)';

/** The origin in a text, without a slash at its end. Returns null if the text breaks `originRule`. */
export function parseOrigin(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
    return null;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)) ? url.origin : null;
}

function parseHttpsUrl(value: string): string | null {
  return URL.canParse(value) && new URL(value).protocol === 'https:' ? value : null;
}

// A header value of anything else would make `fetch` throw on every lead.
function parseKey(value: string): string | null {
  return /^[\x21-\x7e]+$/.test(value) ? value : null;
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
