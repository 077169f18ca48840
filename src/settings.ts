/** The settings of a build. All of them are public: visitors load the files that contain them. */
export interface Settings {
  /** The address of the site: scheme and host, no path, no trailing slash. */
  siteOrigin: string;
  /** Scheme and host of the lead function, no trailing slash. '': the host that serves the site. */
  leadHost: string;
  /** The public key, sent as bearer token with every lead. */
  leadKey: string;
  /** 'on': send the lead id also to another host than the site's. Its CORS must allow the header `Idempotency-Key`. */
  leadIdempotency: 'off' | 'on';
  /** Digits. '': no pixel. */
  pixelId: string;
  /** The address that the newsletter form posts to: the mailing-list provider, or a path of the local server. */
  newsletterAction: string;
  /** 'remove' publishes a worker that deletes its caches and unregisters itself. */
  serviceWorker: 'on' | 'remove';
}

const LOCAL_ORIGIN = 'http://localhost:4173';
export const LOCAL_LEAD_KEY = 'local-public-key';
/** The local server's path for the newsletter form. It looks like the path of the mailing-list provider. */
export const NEWSLETTER_PATH = '/jsonp/local/forms/newsletter/subscribe';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings with `read` and returns what it returns. `variable` looks up a variable by its name. Throws one error that
 * names every variable for which `parse` returned null, and every text given to `addIssue`.
 */
export function collectSettings<Result>(
  variable: (name: string) => string | undefined,
  read: (setting: ReadSetting, addIssue: (issue: string) => void) => Result,
): Result {
  const issues: string[] = [];
  const settings = read(
    (name, fallback, parse, rule) => {
      const text = variable(name)?.trim() ?? '';
      if (text === '') return fallback;
      const value = parse(text);
      if (value === null) issues.push(`${name} ${rule}, got ${JSON.stringify(text)}`);
      return value ?? fallback;
    },
    (issue) => issues.push(issue),
  );
  if (issues.length > 0)
    throw new Error(`The settings cannot be used:\n${issues.map((issue) => `  ${issue}`).join('\n')}`);
  return settings;
}

/**
 * Returns the parsed value of a variable. Returns `fallback` if the variable is missing or blank, or if `parse` returns null;
 * then `rule` says in the error what the value must be.
 */
type ReadSetting = <Value>(
  name: string,
  fallback: Value,
  parse: (text: string) => Value | null,
  rule: string,
) => Value;

/** Reads the settings of a build, each with its default. Throws one error that names every variable with a wrong value. */
export function readSettings(environment: Environment): Settings {
  return collectSettings(
    (name) => environment[name],
    (read) => ({
      siteOrigin: read('VITE_SITE_ORIGIN', LOCAL_ORIGIN, parseOrigin, originRule),
      leadHost: read('VITE_LEAD_HOST', '', parseOrigin, originRule),
      leadKey: read('VITE_LEAD_KEY', LOCAL_LEAD_KEY, parseLeadKey, 'must be one word of printable ASCII'),
      leadIdempotency: read('VITE_LEAD_IDEMPOTENCY', ...choice('off', 'on')),
      pixelId: read('VITE_PIXEL_ID', '', (text) => (/^\d+$/.test(text) ? text : null), 'must be digits only'),
      newsletterAction: read(
        'VITE_NEWSLETTER_ACTION',
        NEWSLETTER_PATH,
        (text) => (parseUrl(text)?.startsWith('https:') ? text : null),
        'must be an https:// URL',
      ),
      serviceWorker: read('VITE_SW', ...choice('on', 'remove')),
    }),
  );
}

/** Returns default, parser and rule of a variable with two values. The first value is the default. */
function choice<Value extends string>(
  first: Value,
  second: Value,
): [Value, (text: string) => Value | null, string] {
  const parse = (text: string) => [first, second].find((value) => value === text) ?? null;
  return [first, parse, `must be "${first}" or "${second}"`];
}

/**
 * Returns the settings as variables of `import.meta.env`: strings, none missing. VITE_LEAD_IDEMPOTENCY is 'on' if leads carry
 * their id, which they always do on the site's own host.
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

/** Returns one sentence for each setting with which a public site would lose leads or addresses. None for a local site. */
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
    warnings.push('VITE_NEWSLETTER_ACTION is not set: the live site has no address for its newsletter form.');
  return warnings;
}

/** The rule of `parseUrl`, as the end of a sentence. */
export const urlRule = 'must be an https:// address (http:// only for this computer)';
/** The rule of `parseOrigin`, as the end of a sentence. */
export const originRule = 'must be https:// and a host, without a path (http:// only for this computer)';

/** Returns the normalized address; null unless it is https:// (http:// for this computer) without a user name. */
export function parseUrl(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)) ? url.href : null;
}

/** Returns scheme and host in a text. null if it has a path, or is not https:// (or http:// for this computer). */
export function parseOrigin(value: string): string | null {
  const address = parseUrl(value);
  return address !== null && address === `${new URL(address).origin}/` ? address.slice(0, -1) : null;
}

/** Returns the key; null unless it is one word of printable ASCII, because `fetch` throws for other header values. */
export function parseLeadKey(value: string): string | null {
  return /^[\x21-\x7e]+$/.test(value) ? value : null;
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
