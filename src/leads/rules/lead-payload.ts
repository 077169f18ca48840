/**
 * The fields of a lead and the maximum number of UTF-16 units of each, for forms and server. The longest lead fits the 16 KB
 * of the server, even in a script with three bytes per letter. Add a new field at the end.
 */
export const LEAD_MAX_LENGTHS = {
  company_name: 200,
  city: 200,
  lead_name: 120,
  email_id: 254,
  phone: 40,
  custom_message: 4000,
  source: 40,
  status: 40,
} as const;

export type LeadField = keyof typeof LEAD_MAX_LENGTHS;

/** The fields of a lead, in the order in which they are sent and stored. */
export const LEAD_FIELDS = Object.keys(LEAD_MAX_LENGTHS) as readonly LeadField[];

/**
 * The text of each field that was added after the first release, in a lead that was written before the field existed. Without a
 * default here, a new field would make older leads on phones and on the server unreadable.
 */
export const LEAD_DEFAULTS: Readonly<Partial<Record<LeadField, string>>> = {};

/** The path of the lead function on its host. Do not change it: pages of older builds post their leads there. */
export const LEAD_PATH = '/functions/v1/lead-proxy';

/** The body of a lead request: these fields, all text, and no others. */
export type LeadPayload = Readonly<Record<Exclude<LeadField, 'source' | 'status'>, string>> & {
  readonly source: LeadSource;
  readonly status: typeof LEAD_STATUS;
};

export type LeadSource = typeof QUOTE_SOURCE | typeof CONTACT_SOURCE;

export const QUOTE_SOURCE = 'Website Quote Modal';
export const CONTACT_SOURCE = 'Website';
export const LEAD_STATUS = 'Lead';

/** The server's word for "not given". */
export const NOT_GIVEN = 'Nan';

/** Returns '' for 'Nan' (not given), and any other text unchanged. */
export function givenOrEmpty(text: string): string {
  return text === NOT_GIVEN ? '' : text;
}
