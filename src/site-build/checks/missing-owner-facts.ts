import type { OwnerFacts, site } from '../../content/site';
import { ownProperty } from '../../helpers/untrusted-data';

/** What each fact is, and where the site shows it. */
const FACT_LABELS: Readonly<Record<keyof OwnerFacts, string>> = {
  founder: 'founder and role (/about, structured data)',
  photograph: 'photograph of the founder or the team (/about)',
  registeredName: 'registered name (footer, legal texts, /contact, structured data)',
  gstin: 'GSTIN (footer, legal texts)',
  grievanceOfficer: 'grievance officer, for complaints about personal data (/privacy)',
  responseTime: 'response time (/contact)',
  openingHours: 'opening hours (footer, /contact)',
  requestsKeptFor: 'how long requests are kept (/privacy)',
  languages: 'languages spoken (/contact)',
  placesVisited: 'places where the team visits hotels (/contact)',
  sampleAudit: 'sample audit report, a file (/contact)',
  referenceHotels: 'hotels that agreed to be called, with name and number (/contact)',
  shareRange: 'lowest and highest share of the growth, and the maximum in a month (/contact)',
  growthCheck: 'who calculates the growth, and who may check it (/contact)',
  planContents: 'contents of the plans Essential and Enterprise (/contact)',
  gstOnServices: 'whether GST is added to the prices of single services (/contact)',
  extranetPermission: 'role or permission that the team needs in the extranets of OTAs (/contact)',
  exitHandover: 'handover of logins and data when a hotel leaves (/contact)',
  cin: 'company identification number, if the business is a company (/contact)',
  contactPerson: 'contact of a hotel owner, by name and role (/contact)',
};

const CONTACT_FIELDS = ['address', 'phone', 'whatsApp', 'mail', 'social'] as const;

/**
 * Returns a heading and an indented line for each field that waits for the owner, or '' if none waits. First are contact fields
 * with a placeholder: 'phone: a placeholder'. Then follow facts that are absent or '': 'gstin: GSTIN (footer, legal texts)'.
 */
export function missingOwnerFacts(
  facts: OwnerFacts,
  contact: Pick<typeof site, (typeof CONTACT_FIELDS)[number]>,
): string {
  const placeholders = CONTACT_FIELDS
    // As in the reserved mail domain example.com, or a phone number of zeros.
    .filter((name) => /placeholder|example|0{8}/i.test(JSON.stringify(contact[name])))
    .map((name) => `  ${name}: a placeholder`);
  const missing = Object.entries(FACT_LABELS)
    .filter(([name]) => !ownProperty(facts, name))
    .map(([name, label]) => `  ${name}: ${label}`);
  const lines = [...placeholders, ...missing];
  return lines.length === 0 ? '' : ['src/content/site.ts waits for the owner:', ...lines].join('\n');
}
