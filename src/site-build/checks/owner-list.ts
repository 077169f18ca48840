import { type OwnerFacts, owner, site } from '../../content/site';

/** What each fact of the owner is called in the list that a build prints. */
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

/** What the owner still owes the site, by the name of its field in content/site.ts: placeholders, then facts nobody gave. */
export function owedByOwner(
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

/** The mail domain is reserved, the number cannot exist, the address says so itself. */
function isPlaceholder(text: string): boolean {
  return /placeholder|example|0{8}/i.test(text);
}

/** The list as the build prints it; nothing when nothing is owed. */
export function ownerList(owed: readonly string[] = owedByOwner()): string {
  if (owed.length === 0) return '';
  return ['src/content/site.ts waits for the owner:', ...owed.map((line) => `  ${line}`)].join('\n');
}
