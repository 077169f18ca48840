/**
 * Who we are and how to reach us. The one place the owner edits before launch.
 *
 * PLACEHOLDERS, to be replaced by the owner: address, phone, WhatsApp, mail addresses and social profiles.
 * The mail domain is reserved (RFC 2606) and the phone number cannot exist, so that nobody is reached by mistake.
 * Every build prints what is still missing here and in `owner` below.
 */
export const site = {
  /** The brand. Change it here and it changes everywhere but in the drawn wordmark (`scenes/brand.ts`). */
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
    /** The message that is typed in when a visitor opens a chat from the site. */
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

/** What only the owner knows. What is filled in is shown where visitors look for it; what is left out is shown nowhere. */
export interface OwnerFacts {
  /** On /about and in structured data. */
  readonly founder?: { readonly name: string; readonly role: string };
  /** Of the founder or the team, on /about: a file in public/ and its size in pixels. */
  readonly photograph?: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  /** In the footer, the legal texts and structured data. */
  readonly registeredName?: string;
  /** 15 characters; in the footer and the legal texts. */
  readonly gstin?: string;
  /** Whom a visitor complains to about personal data; on /privacy. */
  readonly grievanceOfficer?: { readonly name: string; readonly mail: string };
  /** On /contact, after "We answer": `within one working day`. */
  readonly responseTime?: string;
  /** In the footer and on /contact: `Monday to Saturday, 10 am to 6 pm`. */
  readonly openingHours?: string;
  /**
   * How long a request that has reached us is kept; on /privacy, after "for": `24 months`. The lead function must do the
   * same: LEAD_KEEP_MONTHS, or the pg_cron job of going-live.md.
   */
  readonly requestsKeptFor?: string;

  // From here: shown in "Before you sign" on /contact, which lists what is left out as not published yet. Whole sentences.
  /** `We speak English, Hindi and Kannada.` */
  readonly languages?: string;
  /** Where you or your team go to see a hotel. */
  readonly placesVisited?: string;
  /** A file in public/, and the words of its link: `Sample audit report (PDF)`. */
  readonly sampleAudit?: { readonly href: string; readonly text: string };
  /** Hotels that agreed to be called, with a name and a number. */
  readonly referenceHotels?: string;
  /** The lowest and the highest share of the growth, and the most it may come to in a month. */
  readonly shareRange?: string;
  /** Who works out the growth, and who may check the sum. */
  readonly growthCheck?: string;
  /** What the Essential and the Enterprise plan contain. */
  readonly planContents?: string;
  /** Whether GST is added to the prices of single services. */
  readonly gstOnServices?: string;
  /** The role or permission that you ask for in the extranets of OTAs. */
  readonly extranetPermission?: string;
  /** How logins and data are handed over when a hotel leaves. */
  readonly exitHandover?: string;
  /** Company identification number, if the business is a company. */
  readonly cin?: string;
  /** Whom an owner deals with, by name and role. */
  readonly contactPerson?: string;
}

export const owner: OwnerFacts = {};
