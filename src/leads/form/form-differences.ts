import { contactCopy } from '../../content/copy/contact';
import { quoteCopy } from '../../content/copy/leads';
import { type LeadFormName, leadFromContact, leadFromQuote } from '../rules/form-fields';

/**
 * The properties in which the two lead forms differ: the function that makes a lead of their values, their copy, and the
 * message in the console when sending failed.
 */
export const formDifferences = {
  contact: { toLead: leadFromContact, copy: contactCopy.form, errorLog: 'Error submitting form' },
  quote: { toLead: leadFromQuote, copy: quoteCopy, errorLog: 'Error sending quote request' },
} as const satisfies Record<LeadFormName, object>;
