import { site } from '../content/site';
import { absoluteUrl } from './absolute-url';

export const securityContactPath = '/.well-known/security.txt';

/**
 * Whom to tell of a security problem. Source: RFC 9116.
 * The RFC wants an end, less than a year away, so that an abandoned file stops being believed. It is counted from the
 * build: whoever still publishes the site still answers the mail. On the first of a month, the eleventh from now, so that
 * builds of the same month give the same file.
 */
export function securityContact(origin: string, builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + 11, 1));
  return [
    `Contact: mailto:${site.mail.hello}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(origin, securityContactPath)}`,
    '',
  ].join('\n');
}
