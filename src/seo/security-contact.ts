import { site } from '../content/site';
import { textLanguage } from './text-language';

export const securityContactPath = '/.well-known/security.txt';

/**
 * Returns security.txt: the mail address for reports of security problems. Source: RFC 9116. The RFC requires an end less than
 * a year away. It is the first day of the eleventh month after the build, so all builds of a month are equal.
 */
export function securityContact(origin: string, builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + 11, 1));
  return [
    `Contact: mailto:${site.mail.hello}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${textLanguage}`,
    `Canonical: ${origin}${securityContactPath}`,
    '',
  ].join('\n');
}
