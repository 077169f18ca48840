import { type OwnerFacts, owner, site } from '../../content/site';

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
 * Returns one line for each field of content/site.ts that waits for the owner: 'phone: a placeholder' if `address`, `phone`,
 * `whatsApp`, `mail` or `social` holds one, then 'cin: CIN, if a company (/contact)' for each owner fact that is absent. A fact
 * that is '' counts as filled in. [] if none waits.
 */
export function missingOwnerFacts(
  facts: OwnerFacts = owner,
  { address, phone, whatsApp, mail, social }: Contact = site,
): string[] {
  const contact: Readonly<Record<string, unknown>> = { address, phone, whatsApp, mail, social };
  const placeholders = Object.entries(contact)
    .filter(([, value]) => isPlaceholder(JSON.stringify(value)))
    .map(([name]) => `${name}: a placeholder`);
  const missing = Object.entries(ownerFacts)
    .filter(([name]) => !(name in facts))
    .map(([name, meaning]) => `${name}: ${meaning}`);
  return [...placeholders, ...missing];
}

/** Placeholders have a reserved mail domain, a number of zeros, or the word itself. */
function isPlaceholder(text: string): boolean {
  return /placeholder|example|0{8}/i.test(text);
}

/** Returns the list as the build prints it: a heading, then the given lines. '' if there are none. */
export function ownerList(missing: readonly string[] = missingOwnerFacts()): string {
  if (missing.length === 0) return '';
  return ['src/content/site.ts waits for the owner:', ...missing.map((line) => `  ${line}`)].join('\n');
}
