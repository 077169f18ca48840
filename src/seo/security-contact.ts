import { site } from '../content/site';
import { siteUrl } from './site-url';
import { textLanguage } from './text-language';

export const SECURITY_CONTACT_PATH = '/.well-known/security.txt';

/**
 * Returns security.txt (RFC 9116), with `site.mail.hello` as the contact. Throws a RangeError for an invalid date.
 * - It expires on the first day of the eleventh month after `builtAt`, in UTC, because the RFC wants less than a year.
 * - All builds of a month return the same text.
 */
export function securityContact(builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + 11, 1));
  return [
    `Contact: mailto:${site.mail.hello}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${textLanguage}`,
    `Canonical: ${siteUrl(SECURITY_CONTACT_PATH)}`,
    '',
  ].join('\n');
}
