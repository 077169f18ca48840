import type { FormValues } from '../../../../src/leads/rules/form-fields';

/** A contact form with text in every field. */
export const CONTACT: FormValues = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  message: 'Call me after six.',
  resort_name: 'Hill View',
  place: 'Munnar, Kerala',
};
