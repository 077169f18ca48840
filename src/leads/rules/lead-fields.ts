/** The fields of a lead, in the order of the specification. A field that is added later comes at the end. */
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
 * The most UTF-16 units of each field, for `maxLength` and for the endpoint. Written in a script of
 * three bytes a letter the longest lead still fits the endpoint's 16 KB.
 */
export const LEAD_LIMITS: Readonly<Record<LeadField, number>> = {
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
 * The text of each field that was added after the first release, in a lead that was written before the field existed.
 * Without a default here, a new field would make older leads on phones and on the server unreadable.
 */
export const LEAD_DEFAULTS: Readonly<Partial<Record<LeadField, string>>> = {};
