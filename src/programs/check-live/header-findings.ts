import { inlineTexts } from '../../site-build/files/content-security-policy';
import { cacheControl, commonHeaders } from '../../site-build/files/host-files';
import type { Finding } from './report';
import type { SiteResponse } from './send-request';

/**
 * Returns a finding for each header of `_headers` that is missing or wrong in a response. For the Content-Security-Policy, it
 * returns one for each sentence of `policyFindings`. It ignores other headers.
 * - The right values depend on address and body. `leadHost` is the origin of the lead function, or '' for the site's own host.
 * - `origin` is that of the site. If it is https, the response must have Strict-Transport-Security.
 * - A 404 may have any Cache-Control. Spaces do not matter. Case matters only in the policy.
 */
export function headerFindings(
  response: SiteResponse,
  { origin, leadHost }: { origin: string; leadHost: string },
): Finding[] {
  const { address, status, body, headers } = response;
  const [, newsletterAction = ''] = /<form[^>]* action="(https?:[^"]*)"/.exec(body) ?? [];
  // A policy may also allow the hosts of the pixel, because no page contains the pixel's id.
  const settings = { siteOrigin: origin, leadHost, pixelId: '', newsletterAction };
  // They come from this response, because dist/ may be of another build.
  const wanted: Record<string, string> = {
    ...commonHeaders(settings, inlineTexts(body)),
    ...(status === 404 ? {} : { 'Cache-Control': cacheControl(new URL(address).pathname) }),
  };
  const remedy = 'Let the host send the headers of `_headers` (src/server/going-live.md, "The static host").';
  return Object.entries(wanted).flatMap(([name, value]) =>
    valueFindings(name, value, headers.get(name)).map((problem) => ({ problem, remedy })),
  );
}

function valueFindings(name: string, wanted: string, sent: string | null): string[] {
  if (sent === null) return [`${name} is not sent`];
  if (name === 'Content-Security-Policy') return policyFindings(wanted, sent);
  return normalizedValue(sent) === normalizedValue(wanted) ? [] : [`${name} is "${sent}", not "${wanted}"`];
}

function normalizedValue(value: string): string {
  return value.toLowerCase().replaceAll(/\s/g, '');
}

/** The policy does not protect if it allows one of these sources. */
const WEAK_SOURCE = /^(?:'unsafe-.*'|\*|https?:|data:|blob:)$/;

/**
 * Compares two values of Content-Security-Policy. Returns one sentence for each directive of `wanted` that `sent` lacks, or
 * whose sources it lacks. Returns one more for each directive to which `sent` adds a weak source (`WEAK_SOURCE`). Other
 * additions are right. If the header was sent twice, so `sent` has a comma, returns only a sentence about that.
 */
export function policyFindings(wanted: string, sent: string): string[] {
  // `fetch` joins repeated headers with a comma, and no source of the site contains one.
  if (sent.includes(',')) return ['Content-Security-Policy is sent more than once'];
  const sentDirectives = directivesOf(sent);
  return [...directivesOf(wanted)].flatMap(([name, sources]) => {
    const sentSources = sentDirectives.get(name);
    if (sentSources === undefined) return [`Content-Security-Policy has no ${name}`];
    const missing = sources
      .filter((source) => !sentSources.includes(source))
      .map((source) => (source.startsWith("'sha256-") ? 'the hash of a text in this page' : source));
    const weak = sentSources.filter((source) => WEAK_SOURCE.test(source) && !sources.includes(source));
    return Object.entries({ lacks: new Set(missing), allows: new Set(weak) })
      .filter(([, found]) => found.size > 0)
      .map(([verb, found]) => `Content-Security-Policy: ${name} ${verb} ${[...found].join(' ')}`);
  });
}

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
