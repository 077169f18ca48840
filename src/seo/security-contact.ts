import { site } from '../content/site';
import { textLanguage } from './text-language';

export const SECURITY_CONTACT_PATH = '/.well-known/security.txt';

/**
 * Returns security.txt (RFC 9116): reports of security problems go to `site.mail.hello`. It expires within a year, as the RFC
 * wants: on the first day of the eleventh month after `builtAt` (UTC). So all builds of a month return the same text.
 */
export function securityContact(origin: string, builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + 11, 1));
  return [
    `Contact: mailto:${site.mail.hello}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${textLanguage}`,
    `Canonical: ${origin}${SECURITY_CONTACT_PATH}`,
    '',
  ].join('\n');
}
