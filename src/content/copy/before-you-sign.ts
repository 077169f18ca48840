import { claims } from '../claims';
import { baselineLink, howWeMeasureLink } from '../navigation';
import { type OwnerFacts, ownerFacts } from '../site';
import { timingClaims } from '../timing-claims';

/** A term with its explanation, as `TermList` shows it. */
export interface Term {
  /** Anchor of its row. */
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  /** A page with more about the term, or a file. */
  readonly link?: { readonly href: string; readonly text: string };
}

const notice = claims.pricing.cancellationNotice;

/** Answers that the agency's fixed words and the company's terms give. */
const fixedTerms: readonly Term[] = [
  {
    title: 'How you leave',
    text: `No long-term contract is required; a retainer is your choice. You can leave at any time with a ${notice.value} ${notice.label}.`,
  },
  {
    title: 'The month you have paid',
    text: 'Fees are paid in advance. When you leave, the month you have paid is not refunded, and what is owed for earlier work is still due.',
    link: { href: '/terms', text: 'Terms' },
  },
  {
    title: 'Who works on your hotel',
    text: 'One strategist is assigned to your hotel. Content, tech and finance specialists join for the services you choose.',
  },
  {
    title: 'What the free audit covers',
    text: `The ${timingClaims.audit.value} audit looks at your rates, your listings, your reviews, where your bookings come from, and how many are cancelled. You bring four figures of last month: nights, revenue, OTA share with commission, cancellations. You owe nothing for it.`,
  },
  {
    title: 'Who decides on rates',
    text: 'We propose rates and publish them within limits you approve. You keep the last word.',
  },
  {
    title: 'Access to your accounts',
    text: 'You grant us the access to your OTA accounts, and you can take it back.',
  },
  {
    title: 'The baseline of a revenue share',
    text: 'It is written in your quote: which revenue counts, which months it is compared with, and what is left out. Your quote also says which services carry a share.',
    link: baselineLink,
  },
  {
    title: 'Our growth figures',
    text: 'They are our own counts. No outside auditor has checked them.',
    link: howWeMeasureLink,
  },
];

/** Answers that only the owner can give. `title` is shown if the fact is filled in. Otherwise `missing` is listed. */
const ownerTerms: readonly { fact: keyof OwnerFacts; title: string; missing: string }[] = [
  { fact: 'languages', title: 'Languages we speak', missing: 'the languages we speak' },
  { fact: 'placesVisited', title: 'Places we visit', missing: 'the places we visit' },
  { fact: 'sampleAudit', title: 'A sample audit report', missing: 'a sample audit report' },
  { fact: 'referenceHotels', title: 'Hotels you may call', missing: 'hotels you may call' },
  { fact: 'shareRange', title: 'Range and cap of the share', missing: 'the range and the cap of our share' },
  { fact: 'growthCheck', title: 'Who checks the growth sum', missing: 'who checks the growth sum' },
  { fact: 'planContents', title: 'What a plan contains', missing: 'what each plan contains' },
  { fact: 'gstOnServices', title: 'GST on single services', missing: 'GST on single services' },
  {
    fact: 'extranetPermission',
    title: 'The permission level we ask for',
    missing: 'the permission level we ask for in your OTA extranets',
  },
  {
    fact: 'exitHandover',
    title: 'Logins and data when you leave',
    missing: 'how logins and data are handed over when you leave',
  },
  { fact: 'registeredName', title: 'Registered name', missing: 'our registered name' },
  { fact: 'cin', title: 'Company number (CIN)', missing: 'our company number (CIN), if we are a company' },
  { fact: 'contactPerson', title: 'Contact person', missing: 'a contact person by name' },
];

/**
 * Returns the words of "Before you sign": `title`, `subtitle`, `terms` and `missing`. Facts not in `ownerTerms` are ignored.
 * - `terms` has the fixed terms, then one for each fact of `ownerTerms` that is filled in. A file becomes a link.
 * - `missing` has `title`, `text`, and in `items` a phrase for each fact of `ownerTerms` that is undefined or ''.
 */
export function beforeYouSign(facts: OwnerFacts = ownerFacts) {
  const filled = ownerTerms.filter(({ fact }) => facts[fact]);
  const missing = ownerTerms.filter(({ fact }) => !facts[fact]);
  return {
    title: 'Before you sign',
    subtitle: 'What we agree with you, who decides, and what we have not published yet.',
    terms: [...fixedTerms, ...filled.map(({ fact, title }) => ownerTerm(title, facts[fact]))],
    missing: {
      title: 'Not published yet: ask us before you sign',
      items: missing.map(({ missing }) => missing),
      text: 'Have the answers written into your quote.',
    },
  };
}

function ownerTerm(title: string, fact: OwnerFacts[keyof OwnerFacts]): Term {
  if (typeof fact === 'string') return { title, text: fact };
  return { title, text: '', ...(fact && 'href' in fact ? { link: fact } : {}) };
}
