import type { OwnerFacts, site } from '../../content/site';
import { ownProperty } from '../../domain/own-property';

/** The name of each fact in the list that a build prints. */
const ownerFacts: Readonly<Record<keyof OwnerFacts, string>> = {
  founder: 'founder and role (/about)',
  photograph: 'photograph (/about)',
  registeredName: 'registered name (footer, legal texts)',
  gstin: 'GSTIN (footer, legal texts)',
  grievanceOfficer: 'grievance officer (/privacy)',
  responseTime: 'response time (/contact)',
  openingHours: 'opening hours (footer, /contact)',
  requestsKeptFor: 'how long requests are kept (/privacy)',
  languages: 'languages spoken (/contact)',
  placesVisited: 'places visited (/contact)',
  sampleAudit: 'sample audit report, a file (/contact)',
  referenceHotels: 'hotels an owner may call (/contact)',
  shareRange: 'range and cap of the share (/contact)',
  growthCheck: 'who checks the growth sum (/contact)',
  planContents: 'contents of the plans (/contact)',
  gstOnServices: 'GST on single services (/contact)',
  extranetPermission: 'permission level in the extranets (/contact)',
  exitHandover: 'handover of logins and data at exit (/contact)',
  cin: 'CIN, if a company (/contact)',
  contactPerson: 'contact person (/contact)',
};

type Contact = Pick<typeof site, 'address' | 'phone' | 'whatsApp' | 'mail' | 'social'>;

/**
 * Returns a heading and an indented line for each field that waits for the owner, or '' if none waits. First are contact fields
 * with a placeholder: 'phone: a placeholder'. Then follow facts that are absent or '': 'cin: CIN, if a company (/contact)'.
 */
export function ownerList(facts: OwnerFacts, { address, phone, whatsApp, mail, social }: Contact): string {
  const contact: Readonly<Record<string, unknown>> = { address, phone, whatsApp, mail, social };
  const placeholders = Object.entries(contact)
    // As in the reserved mail domain example.com, or a phone number of zeros.
    .filter(([, value]) => /placeholder|example|0{8}/i.test(JSON.stringify(value)))
    .map(([name]) => `  ${name}: a placeholder`);
  const missing = Object.entries(ownerFacts)
    .filter(([name]) => !ownProperty(facts, name))
    .map(([name, meaning]) => `  ${name}: ${meaning}`);
  const lines = [...placeholders, ...missing];
  return lines.length === 0 ? '' : ['src/content/site.ts waits for the owner:', ...lines].join('\n');
}
