import { encodeUriText } from '../helpers/safe-text';

/**
 * Name and contact data of the company. PLACEHOLDERS: before launch the owner must replace address, phone, WhatsApp, mail
 * addresses and social profiles. No stranger can be contacted by mistake: the mail domain is reserved (RFC 2606), and the phone
 * number cannot exist. Each build prints which values here and in `ownerFacts` are missing.
 */
export const site = {
  /** The brand. All texts use it. Only the drawn wordmark (`src/scenes/brand.ts`) must be changed separately. */
  name: 'Kitaki',
  blurb: 'Revenue, OTA and reputation management for independent hotels and resorts.',
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
    /** The message that WhatsApp fills in when a visitor opens a chat from the site. */
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
 * Returns a link that opens a WhatsApp chat with `text` typed in, not sent. Encodes any `text`.
 * - `number` has the country code and only digits. It is not checked. If it is '', the visitor chooses the recipient.
 * - Source: https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppLink(
  text: string = site.whatsApp.greeting,
  number: string = site.whatsApp.number,
): string {
  return `https://wa.me/${number}?text=${encodeUriText(text)}`;
}

/**
 * Facts that only the owner of the agency knows. The site shows each fact that is filled in. `FACT_LABELS` in
 * src/site-build/checks/missing-owner-facts.ts says what each one is and where the site shows it.
 */
export interface OwnerFacts {
  readonly founder?: { readonly name: string; readonly role: string };
  /** A file in public/ and its size in pixels. */
  readonly photograph?: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  readonly registeredName?: string;
  /** 15 characters. */
  readonly gstin?: string;
  readonly grievanceOfficer?: { readonly name: string; readonly mail: string };
  /** The words after "We answer", such as `within one working day`. */
  readonly responseTime?: string;
  /** Such as `Monday to Saturday, 10 am to 6 pm`. */
  readonly openingHours?: string;
  /**
   * The words after "for", such as `24 months`. The lead function must erase requests after the same time (LEAD_KEEP_MONTHS,
   * or the pg_cron job of src/server/going-live.md).
   */
  readonly requestsKeptFor?: string;

  // "Before you sign" on /contact shows these as whole sentences, and lists the missing ones as not published yet.
  /** `We speak English, Hindi and Kannada.` */
  readonly languages?: string;
  readonly placesVisited?: string;
  /** A file in public/, and the words of its link: `Sample audit report (PDF)`. */
  readonly sampleAudit?: { readonly href: string; readonly text: string };
  readonly referenceHotels?: string;
  readonly shareRange?: string;
  readonly growthCheck?: string;
  readonly planContents?: string;
  readonly gstOnServices?: string;
  readonly extranetPermission?: string;
  readonly exitHandover?: string;
  readonly cin?: string;
  readonly contactPerson?: string;
}

export const ownerFacts: OwnerFacts = {};
