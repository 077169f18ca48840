/** The settings of a build. All are public, because visitors load the files that contain them. */
export interface Settings {
  /** The origin of the site: scheme, host and port, without a final slash. Other code calls it `origin`. */
  siteOrigin: string;
  /** The origin of the lead function. '' means the host that serves the site. */
  leadHost: string;
  /** The public key, sent as bearer token with every lead. */
  leadKey: string;
  /**
   * Whether leads carry their id. For the site's own host it is always true. For another `leadHost` it needs
   * VITE_LEAD_IDEMPOTENCY=on, because the CORS of that host must allow the header `Idempotency-Key`.
   */
  sendsLeadId: boolean;
  /** The id of the ads pixel, in digits. '' means no pixel. */
  pixelId: string;
  /** The address that the newsletter form posts to. It is the mailing-list provider's or a path of the local server. */
  newsletterAction: string;
  /** 'remove' publishes a worker that deletes its caches and unregisters itself. */
  serviceWorker: 'on' | 'remove';
}

const LOCAL_ORIGIN = 'http://localhost:4173';
/** The key of leads if VITE_LEAD_KEY is not set. The local server accepts it. */
export const LOCAL_LEAD_KEY = 'local-public-key';
/** The local server's path for the newsletter form. It looks like the path of the mailing-list provider. */
export const NEWSLETTER_PATH = '/jsonp/local/forms/newsletter/subscribe';

type Environment = Readonly<Record<string, string | undefined>>;

/** How the text of a variable becomes a value. */
export interface SettingType<Value> {
  /** Returns the value of a text, or null if the text breaks the rule. */
  readonly parse: (text: string) => Value | null;
  /** What the text must be, as the end of a sentence. */
  readonly rule: string;
}

/** Returns the value of a variable. Returns `fallback` if the variable is missing, blank or wrong. */
type ReadSetting = <Value>(name: string, fallback: Value, type: SettingType<Value>) => Value;

/**
 * Calls `build` and returns its result. `build` reads variables with `setting(name, fallback, type)`, which trims the text. A
 * missing, blank or wrong variable gives `fallback`. If a variable was wrong or `build` called `addIssue`, throws one error at
 * the end that lists each fault.
 */
export function collectSettings<Result>(
  variable: (name: string) => string | undefined,
  build: (setting: ReadSetting, addIssue: (issue: string) => void) => Result,
): Result {
  const issues: string[] = [];
  const settings = build(
    (name, fallback, { parse, rule }) => {
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

/** Reads the settings of a build. A missing or blank variable gives the default. Throws one error that names all wrong ones. */
export function readSettings(environment: Environment): Settings {
  return collectSettings(
    (name) => environment[name],
    (setting) => {
      const siteOrigin = setting('VITE_SITE_ORIGIN', LOCAL_ORIGIN, originType);
      const leadHost = setting('VITE_LEAD_HOST', '', originType);
      const idempotency = setting('VITE_LEAD_IDEMPOTENCY', 'off', choiceType('off', 'on'));
      return {
        siteOrigin,
        leadHost,
        leadKey: setting('VITE_LEAD_KEY', LOCAL_LEAD_KEY, leadKeyType),
        sendsLeadId: ['', siteOrigin].includes(leadHost) || idempotency === 'on',
        pixelId: setting('VITE_PIXEL_ID', '', digitsType),
        newsletterAction: setting('VITE_NEWSLETTER_ACTION', NEWSLETTER_PATH, httpsType),
        serviceWorker: setting('VITE_SW', 'on', choiceType('on', 'remove')),
      };
    },
  );
}

/** Returns the settings as texts by their names in `import.meta.env`. VITE_SENDS_LEAD_ID is 'on' or 'off'. Checks nothing. */
export function settingsAsEnv(settings: Settings) {
  return {
    VITE_SITE_ORIGIN: settings.siteOrigin,
    VITE_LEAD_HOST: settings.leadHost,
    VITE_LEAD_KEY: settings.leadKey,
    VITE_SENDS_LEAD_ID: settings.sendsLeadId ? 'on' : 'off',
    VITE_PIXEL_ID: settings.pixelId,
    VITE_NEWSLETTER_ACTION: settings.newsletterAction,
    VITE_SW: settings.serviceWorker,
  } satisfies Record<string, string>;
}

/** Returns warnings about settings that may lose or double leads or subscribers of a public site. A local origin gives []. */
export function settingsWarnings(settings: Settings): string[] {
  const { siteOrigin, leadHost, leadKey, sendsLeadId, newsletterAction } = settings;
  if (isLoopback(new URL(siteOrigin))) return [];
  const warnings: string[] = [];
  if (leadKey === LOCAL_LEAD_KEY)
    warnings.push('VITE_LEAD_KEY is not set: the live lead function will refuse every lead.');
  if (leadHost === '') warnings.push(`VITE_LEAD_HOST is not set: leads are sent to ${siteOrigin} itself.`);
  if (!sendsLeadId)
    warnings.push(`VITE_LEAD_IDEMPOTENCY is off: ${leadHost} stores a lead twice when its answer is lost.`);
  if (newsletterAction === NEWSLETTER_PATH)
    warnings.push('VITE_NEWSLETTER_ACTION is not set: the live site has no address for its newsletter form.');
  return warnings;
}

/**
 * Accepts an https:// address, or http:// for this computer, without user name. `parse` returns it normalized, or else null.
 */
export const urlType: SettingType<string> = {
  rule: 'must be an https:// address (http:// only for this computer)',
  parse(text) {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || url.username !== '' || url.password !== '') return null;
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)) ? url.href : null;
  },
};

/**
 * Accepts scheme and host of an address as in `urlType`. `parse` returns them without a final slash. It returns null for a text
 * that is wrong or has a path.
 */
export const originType: SettingType<string> = {
  rule: 'must be https:// and a host, without a path (http:// only for this computer)',
  parse(text) {
    const address = urlType.parse(text);
    return address !== null && address === `${new URL(address).origin}/` ? address.slice(0, -1) : null;
  },
};

/** Accepts a key for a header: printable ASCII without spaces, because `fetch` throws for others. Else `parse` gives null. */
export const leadKeyType = textType('must be one word of printable ASCII', /^[\x21-\x7e]+$/);

const digitsType = textType('must be digits only', /^\d+$/);

const httpsType: SettingType<string> = {
  rule: 'must be an https:// URL',
  parse: (text) => (urlType.parse(text)?.startsWith('https:') ? text : null),
};

function textType(rule: string, pattern: RegExp): SettingType<string> {
  return { rule, parse: (text) => (pattern.test(text) ? text : null) };
}

function choiceType<Value extends string>(first: Value, second: Value): SettingType<Value> {
  return {
    rule: `must be "${first}" or "${second}"`,
    parse: (text) => [first, second].find((value) => value === text) ?? null,
  };
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
