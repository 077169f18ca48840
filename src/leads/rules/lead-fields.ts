/** The fields of a lead, in the order in which they are sent and stored. Add a new field at the end. */
export const LEAD_FIELDS = [
  'company_name',
  'city',
  'lead_name',
  'email_id',
  'phone',
  'custom_message',
  'source',
  'status',
] as const;

export type LeadField = (typeof LEAD_FIELDS)[number];

/**
 * The maximum number of UTF-16 units of each field, for `maxLength` and for the server. The longest lead fits the 16 KB of the
 * server, also in a script with three bytes per letter.
 */
export const LEAD_MAX_LENGTHS: Readonly<Record<LeadField, number>> = {
  company_name: 200,
  city: 200,
  lead_name: 120,
  email_id: 254,
  phone: 40,
  custom_message: 4000,
  source: 40,
  status: 40,
};

/**
 * The text of each field that was added after the first release, in a lead that was written before the field existed. Without a
 * default here, a new field would make older leads on phones and on the server unreadable.
 */
export const LEAD_DEFAULTS: Readonly<Partial<Record<LeadField, string>>> = {};
