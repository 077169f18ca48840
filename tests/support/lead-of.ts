import { EMPTY_FORM, leadFromForm } from '../../src/leads/rules/form-fields';

/** Returns the lead of a quote form with the required fields filled. */
export const leadOf = (hotel: string, email = 'a@b.in') =>
  leadFromForm('quote', { ...EMPTY_FORM, resort_name: hotel, email });
