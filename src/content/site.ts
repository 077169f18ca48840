/**
 * Who we are and how to reach us. The one place the owner edits before launch.
 *
 * PLACEHOLDERS, to be replaced by the owner: address, phone, WhatsApp, mail addresses and social profiles.
 * The mail domain is reserved (RFC 2606) and the phone number cannot exist, so that nobody is reached by mistake.
 */
export const site = {
  /** The brand. Change it here and it changes everywhere but in the drawn wordmark (`scenes/brand.ts`). */
  name: 'Kitaki',
  legalName: 'Kitaki',
  blurb:
    'Revenue, OTA and reputation management for independent hotels and resorts. We keep the lights on, room by room.',
  language: 'en-IN',
  address: {
    street: 'Placeholder Road',
    locality: 'Bengaluru',
    region: 'Karnataka',
    postalCode: '560000',
    country: 'India',
    countryCode: 'IN',
  },
  phone: { display: '+91 00000 00000', href: 'tel:+910000000000', e164: '+910000000000' },
  whatsApp: {
    number: '910000000000',
    /** What stands in the message when a chat is opened from the site. */
    greeting: 'Hello, I would like to know more about your hotel revenue management services.',
  },
  mail: { hello: 'hello@example.com', careers: 'careers@example.com', support: 'support@example.com' },
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/example' },
    { name: 'Instagram', href: 'https://www.instagram.com/example' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@example' },
    { name: 'Twitter', href: 'https://twitter.com/example' },
  ],
  /** Year of the copyright line in the footer. */
  copyrightYear: 2025,
} as const;

/**
 * A WhatsApp chat with the text already typed: with our desk, or, where `number` is empty, with whom the person chooses.
 * Digits only. Source: https://faq.whatsapp.com/5913398998672934 ("How to use click to chat").
 */
export function whatsAppLink(
  text: string = site.whatsApp.greeting,
  number: string = site.whatsApp.number,
): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
