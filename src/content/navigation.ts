export const mainNavigation = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/services', label: 'Services' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/case-studies', label: 'Case Studies' },
  { href: '/blog', label: 'Blog' },
  { href: '/contact', label: 'Contact' },
] as const;

export const footerNavigation = [
  { href: '/about', label: 'About' },
  { href: '/career', label: 'Career' },
  { href: '/contact', label: 'Contact' },
  { href: '/services', label: 'Services' },
  { href: '/case-studies', label: 'Case Studies' },
  { href: '/tools', label: 'Free Tools' },
  { href: '/faq', label: 'FAQ' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
] as const;

/** The anchor on /contact of the answers to an owner's questions before signing (src/content/copy/before-you-sign.ts). */
export const beforeYouSignId = 'before-you-sign';
export const beforeYouSignLink = {
  href: `/contact#${beforeYouSignId}`,
  text: 'Before you sign: what to know',
} as const;

/** The anchor of the section of /services that says how every figure was measured (src/content/copy/measure.ts). */
export const howWeMeasureId = 'how-we-measure';

/** The link to that section, beside every figure. Non-breaking spaces keep its words on one line. */
export const howWeMeasureLink = {
  href: `/services#${howWeMeasureId}`,
  text: 'How\u00a0we\u00a0measure',
} as const;

/** The link beside a revenue share to the same section, which also says how the baseline of a share is agreed. */
export const baselineLink = { ...howWeMeasureLink, text: 'How a baseline is agreed' } as const;
