import { inlineTexts } from '../../site-build/files/content-policy';
import { cacheControl, headersEverywhere } from '../../site-build/files/host-files';
import type { Fault } from './faults';
import { tagsOf } from './markup';
import type { SiteResponse } from './send-request';

/**
 * Returns one fault for each header of `_headers` that is missing or wrong (case and spaces may differ), and for a wrong
 * content security policy one per sentence of `policyFaults`; [] without a response. Computes the right values from address and
 * body, because dist/ may be of another build. A 404 may have any Cache-Control. `leadHost`: scheme and host of the lead
 * function; '' for the site's own.
 */
export function headerFaults(
  response: SiteResponse,
  { origin, leadHost }: { origin: string; leadHost: string },
): Fault[] {
  const { address, status, body, headers, failure } = response;
  if (failure !== null) return [];
  const form = tagsOf(body, 'form').find(({ action = '' }) => URL.canParse(action));
  // No page contains the pixel's id. A policy may therefore also allow the hosts of the pixel.
  const settings = { siteOrigin: origin, leadHost, pixelId: '', newsletterAction: form?.action ?? '' };
  const wanted: Record<string, string> = {
    ...headersEverywhere(settings, inlineTexts(body)),
    ...(status === 404 ? {} : { 'Cache-Control': cacheControl(new URL(address).pathname) }),
  };
  const remedy = 'Let the host send the headers of `_headers` (README, "Deploying to a static host").';
  return Object.entries(wanted).flatMap(([name, value]) =>
    valueFaults(name, value, headers.get(name)).map((wrong) => ({ wrong, remedy })),
  );
}

function valueFaults(name: string, wanted: string, sent: string | null): string[] {
  if (sent === null) return [`${name} is not sent`];
  if (name === 'Content-Security-Policy') return policyFaults(wanted, sent);
  return normalized(sent) === normalized(wanted) ? [] : [`${name} is "${sent}", not "${wanted}"`];
}

function normalized(value: string): string {
  return value.toLowerCase().replaceAll(/\s/g, '');
}

/** A source that allows so much that the policy no longer protects. */
const weakSource = /^(?:'unsafe-.*'|\*|https?:|data:|blob:)$/;

/**
 * Returns up to two sentences for each directive in `wanted`: if `sent` lacks it or one of its sources, and if `sent` adds `*`,
 * http:, https:, data:, blob: or 'unsafe-…'. Ignores other additions. A comma in `sent` means that the header was sent twice:
 * then returns one sentence.
 */
export function policyFaults(wanted: string, sent: string): string[] {
  // `fetch` joins repeated headers with a comma, and no source of the site contains one.
  if (sent.includes(',')) return ['Content-Security-Policy is sent more than once'];
  const sentDirectives = directivesOf(sent);
  return [...directivesOf(wanted)].flatMap(([name, sources]) => {
    const sentSources = sentDirectives.get(name);
    if (sentSources === undefined) return [`Content-Security-Policy has no ${name}`];
    const missing = sources
      .filter((source) => !sentSources.includes(source))
      .map((source) => (source.startsWith("'sha256-") ? 'the hash of a text in this page' : source));
    const weak = sentSources.filter((source) => weakSource.test(source) && !sources.includes(source));
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
