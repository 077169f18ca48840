/** How a page or worker reaches the lead function, which stores leads. */
export interface LeadEndpoint {
  /** Origin of the lead function, without a slash at the end; '' is this site's own. */
  readonly host: string;
  /** The public key of the site. */
  readonly key: string;
  /** Whether the lead id is sent as `Idempotency-Key`. Another host must allow that header in its CORS preflight. */
  readonly sendsLeadId: boolean;
}

/**
 * Returns the settings of the lead function, which the build has checked. Because `import.meta.env` is destructured, the built
 * worker contains it as an object, in which `npm run check:live` finds these names and their values.
 */
export function leadEndpoint(): LeadEndpoint {
  const { VITE_LEAD_HOST: host, VITE_LEAD_KEY: key, VITE_LEAD_IDEMPOTENCY: idempotency } = import.meta.env;
  return { host, key, sendsLeadId: idempotency === 'on' };
}
