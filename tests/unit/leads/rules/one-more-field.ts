import type * as leadPayload from '../../../../src/leads/rules/lead-payload';

/** Returns the fields of a build whose leads have one more field, `rooms`, added as src/content/adding.md says. */
export const withOneMoreField = (fields: typeof leadPayload) => ({
  ...fields,
  LEAD_FIELDS: [...fields.LEAD_FIELDS, 'rooms'],
  LEAD_MAX_LENGTHS: { ...fields.LEAD_MAX_LENGTHS, rooms: 10 },
  LEAD_DEFAULTS: { rooms: 'Nan' },
});
