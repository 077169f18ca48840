import { LOCAL_LEAD_KEY, readLeadKey } from './lead-settings';
import { type Environment, isLoopback, parseOrigin, parseUrl, readSettings } from './read-settings';

/** The local server's path for the newsletter form. It looks like the path of the mailing-list provider. */
export const NEWSLETTER_PATH = '/jsonp/local/forms/newsletter/subscribe';

export type BuildSettings = ReturnType<typeof readBuildSettings>;

/**
 * Reads the settings of a build. All are public, because visitors load the files that contain them. A missing or blank variable
 * gives the default. Throws one error that names each wrong variable.
 */
export function readBuildSettings(environment: Environment) {
  return readSettings(environment, (read) => {
    const siteOrigin = read('VITE_SITE_ORIGIN', 'http://localhost:4173', parseOrigin);
    const leadHost = read('VITE_LEAD_HOST', '', parseOrigin);
    const idempotency = read('VITE_LEAD_IDEMPOTENCY', 'off', parseEither('off', 'on'));
    return {
      /** The origin of the site: scheme, host and port, without a final slash. Other code calls it `origin`. */
      siteOrigin,
      /** The origin of the lead function. '' means the host that serves the site. */
      leadHost,
      /** The public key, sent as bearer token with every lead. */
      leadKey: readLeadKey(read),
      /**
       * Whether leads carry their id. For the site's own host it is always true. For another `leadHost` it needs
       * VITE_LEAD_IDEMPOTENCY=on, because the CORS of that host must allow the header `Idempotency-Key`.
       */
      sendsLeadId: ['', siteOrigin].includes(leadHost) || idempotency === 'on',
      /** The id of the ads pixel, in digits. '' means no pixel. */
      pixelId: read('VITE_PIXEL_ID', '', parseDigits),
      /** The address that the newsletter form posts to. It is the mailing-list provider's or a path of the local server. */
      newsletterAction: read('VITE_NEWSLETTER_ACTION', NEWSLETTER_PATH, parseNewsletterAction),
      /** 'remove' publishes a worker that deletes its caches and unregisters itself. */
      serviceWorker: read('VITE_SW', 'on', parseEither('on', 'remove')),
    };
  });
}

/** Returns the settings, unchecked, as texts by their names in `import.meta.env`. `sendsLeadId` becomes 'on' or 'off'. */
export function settingsAsEnv(settings: BuildSettings) {
  return {
    VITE_SITE_ORIGIN: settings.siteOrigin,
    VITE_LEAD_HOST: settings.leadHost,
    VITE_LEAD_KEY: settings.leadKey,
    VITE_LEAD_IDEMPOTENCY: settings.sendsLeadId ? 'on' : 'off',
    VITE_PIXEL_ID: settings.pixelId,
    VITE_NEWSLETTER_ACTION: settings.newsletterAction,
    VITE_SW: settings.serviceWorker,
  } satisfies Record<string, string>;
}

/** Returns warnings about settings that may lose or double leads or subscribers of a public site. A local origin gives []. */
export function settingsWarnings(settings: BuildSettings): string[] {
  const { siteOrigin, leadHost, leadKey, sendsLeadId, newsletterAction } = settings;
  if (isLoopback(new URL(siteOrigin))) return [];
  const warnings: string[] = [];
  if (leadKey === LOCAL_LEAD_KEY)
    warnings.push('VITE_LEAD_KEY is not set: the live lead function will refuse every lead.');
  if (leadHost === '') warnings.push(`VITE_LEAD_HOST is not set: leads are sent to ${siteOrigin} itself.`);
  else if (isLoopback(new URL(leadHost)))
    warnings.push(
      `VITE_LEAD_HOST is ${leadHost}: no visitor's lead reaches it, because it is this computer.`,
    );
  if (!sendsLeadId)
    warnings.push(`VITE_LEAD_IDEMPOTENCY is off: ${leadHost} stores a lead twice when its answer is lost.`);
  if (newsletterAction === NEWSLETTER_PATH)
    warnings.push('VITE_NEWSLETTER_ACTION is not set: the live site has no address for its newsletter form.');
  return warnings;
}

function parseEither<Value extends string>(first: Value, second: Value): (text: string) => Value {
  return (text) => {
    if (text !== first && text !== second) throw new Error(`must be "${first}" or "${second}"`);
    return text === first ? first : second;
  };
}

function parseDigits(text: string): string {
  if (!/^\d+$/.test(text)) throw new Error('must be digits only');
  return text;
}

function parseNewsletterAction(text: string): string {
  // If vite.config.ts changes, the development server reads the settings again, from those that it has set itself.
  if (text === NEWSLETTER_PATH) return text;
  const rule = 'must be an https:// URL';
  if (!parseUrl(text, rule).startsWith('https:')) throw new Error(rule);
  return text;
}
