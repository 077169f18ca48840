import { inlineTexts } from '../files/content-policy';
import { cacheControl, headersEverywhere } from '../files/host-files';
import type { Answer } from './answer';
import type { Fault } from './check';
import { tagsOf } from './markup';

/** What decides the headers of the live site. */
export interface SiteFacts {
  /** The origin of the live site. */
  readonly origin: string;
  /** Scheme and host of the lead function; '' if it is the site's own. */
  readonly leadHost: string;
}

/**
 * Compares the headers of an answer with those that `_headers` of its build asks for.
 *
 * They are computed from the live answer by the generator of `_headers`, and not read from dist/_headers: dist/ on the
 * owner's computer may be of another build (`npm start` builds for localhost) or missing (the host builds by itself).
 * So the command needs no build, and it also finds a host that changes the styles in a page: their hash is then missing.
 */
export function headerFaults(answer: Answer, { origin, leadHost }: SiteFacts): Fault[] {
  const { address, status, body, headers, failure } = answer;
  if (failure !== null) return [];
  const form = tagsOf(body, 'form').find(({ action = '' }) => URL.canParse(action));
  // The pixel's id is in no page: a policy that allows the hosts of the pixel too is right.
  const settings = { siteOrigin: origin, leadHost, pixelId: '', newsletterAction: form?.action ?? '' };
  const wanted: Record<string, string> = {
    ...headersEverywhere(settings, inlineTexts(body)),
    // How long an unknown address is kept is the host's own affair.
    ...(status === 404 ? {} : { 'Cache-Control': cacheControl(new URL(address).pathname) }),
  };
  const remedy = 'Let the host send the headers of `_headers` (README, "Deploying to a static host").';
  return Object.entries(wanted).flatMap(([name, value]) =>
    valueFaults(name, value, headers.get(name)).map((wrong) => ({ address, wrong, remedy })),
  );
}

function valueFaults(name: string, wanted: string, sent: string | null): string[] {
  if (sent === null) return [`${name} is not sent`];
  if (name === 'Content-Security-Policy') return policyFaults(wanted, sent);
  return plain(sent) === plain(wanted) ? [] : [`${name} is "${sent}", not "${wanted}"`];
}

function plain(value: string): string {
  return value.toLowerCase().replaceAll(/\s/g, '');
}

/** A source that allows more than the site needs, so that it takes away the protection. */
const weakSource = /^(?:'unsafe-.*'|\*|https?:|data:|blob:)$/;

/**
 * What a content security policy lacks of the wanted one, and what weakens it, a sentence each. More hashes and more
 * hosts than wanted are right: one policy serves all pages.
 */
export function policyFaults(wanted: string, sent: string): string[] {
  // A comma joins the values of a header that is sent more than once; no source of ours holds one.
  if (sent.includes(',')) return ['Content-Security-Policy is sent more than once'];
  const sentDirectives = directivesOf(sent);
  return [...directivesOf(wanted)].flatMap(([name, sources]) => {
    const sentSources = sentDirectives.get(name);
    if (sentSources === undefined) return [`Content-Security-Policy has no ${name}`];
    const missing = sources
      .filter((source) => !sentSources.includes(source))
      .map((source) => (source.startsWith("'sha256-") ? 'the hash of a text in this page' : source));
    const weak = sentSources.filter((source) => weakSource.test(source) && !sources.includes(source));
    return [
      ...(missing.length > 0
        ? [`Content-Security-Policy: ${name} lacks ${[...new Set(missing)].join(' ')}`]
        : []),
      ...(weak.length > 0 ? [`Content-Security-Policy: ${name} allows ${weak.join(' ')}`] : []),
    ];
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
