import { contactCopy } from '../../content/copy/contact';
import { quoteCopy } from '../../content/copy/leads/forms';
import { type LeadFormName, leadFromContactForm, leadFromQuoteForm } from '../rules/form-fields';

/** Of each lead form: how its values become a lead, its copy, and the console message of a failed sending. */
export const leadForms = {
  contact: { toLead: leadFromContactForm, copy: contactCopy.form, errorLog: 'Error submitting form' },
  quote: { toLead: leadFromQuoteForm, copy: quoteCopy, errorLog: 'Error sending quote request' },
} as const satisfies Record<LeadFormName, object>;
