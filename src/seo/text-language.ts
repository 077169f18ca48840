import { site } from '../content/site';

/** The language of articles, case studies and security.txt, without a region: `en`. The product prescribes it for articles. */
export const textLanguage = new Intl.Locale(site.language).language;
