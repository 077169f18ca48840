import { contactCopy } from '../../content/copy/contact';
import { quoteCopy } from '../../content/copy/leads';
import type { LeadPayload } from '../rules/lead';
import { type FormValues, type LeadFormName, leadFromContact, leadFromQuote } from '../rules/lead-forms';

/** The properties in which the two lead forms differ. */
export interface LeadFormTraits {
  name: LeadFormName;
  toLead(values: FormValues): LeadPayload;
  /** The words of the toast after a delivery, and of the one after a failure. */
  delivered: { title: string; text: string };
  failed: { title: string; text: string };
  /** The message in the console when sending failed. */
  logged: string;
}

export const contactTraits: LeadFormTraits = {
  name: 'contact',
  toLead: leadFromContact,
  delivered: contactCopy.form.sent,
  failed: contactCopy.form.failed,
  logged: 'Error submitting form',
};

export const quoteTraits: LeadFormTraits = {
  name: 'quote',
  toLead: leadFromQuote,
  delivered: quoteCopy.sent,
  failed: quoteCopy.failed,
  logged: 'Error sending quote request',
};

export const leadFormTraits = { contact: contactTraits, quote: quoteTraits } as const;
