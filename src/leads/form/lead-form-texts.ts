import { contactCopy } from '../../content/copy/contact';
import { quoteCopy } from '../../content/copy/leads/forms';
import type { LeadFormName } from '../rules/form-fields';

/** The copy of each lead form, and the console message of a failed sending. */
export const leadFormTexts = {
  contact: { copy: contactCopy.form, errorLog: 'Error submitting form' },
  quote: { copy: quoteCopy, errorLog: 'Error sending quote request' },
} as const satisfies Record<LeadFormName, object>;
