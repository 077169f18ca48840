import { contactCopy } from '../../content/copy/contact';
import { quoteCopy } from '../../content/copy/leads';
import type { LeadPayload } from '../rules/lead';
import { type FormValues, type LeadFormName, leadFromContact, leadFromQuote } from '../rules/lead-forms';

/** The properties in which the two lead forms differ. */
interface LeadFormTraits {
  toLead(values: FormValues): LeadPayload;
  /** The words of the toast after a delivery, and of the one after a failure. */
  deliveredToast: { title: string; text: string };
  failedToast: { title: string; text: string };
  /** The message in the console when sending failed. */
  errorLog: string;
}

export const leadFormTraits: Readonly<Record<LeadFormName, LeadFormTraits>> = {
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
};
