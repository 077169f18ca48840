import { contactCopy } from '../../content/copy/contact';
import { quoteCopy } from '../../content/copy/leads';
import { type LeadFormName, leadFromContact, leadFromQuote } from '../rules/lead-forms';

/**
 * The properties in which the two lead forms differ: the function that makes a lead of their values, the words of the toasts
 * after a delivery and after a failure, and the message in the console when sending failed.
 */
export const leadFormOptions = {
  contact: {
    toLead: leadFromContact,
    deliveredToast: contactCopy.form.sent,
    failedToast: contactCopy.form.failed,
    errorLog: 'Error submitting form',
  },
  quote: {
    toLead: leadFromQuote,
    deliveredToast: quoteCopy.sent,
    failedToast: quoteCopy.failed,
    errorLog: 'Error sending quote request',
  },
} as const satisfies Record<LeadFormName, object>;
