import { contactCopy } from '../../content/copy/contact';
import { quoteCopy } from '../../content/copy/leads';
import {
  type ContactFormValues,
  EMPTY_CONTACT_FORM,
  EMPTY_QUOTE_FORM,
  type FormValues,
  type LeadFormName,
  type LeadPayload,
  leadFromContact,
  leadFromQuote,
  type QuoteFormValues,
} from '../rules/lead';

/** The properties in which the two lead forms differ. */
export interface LeadFormTraits<Values extends FormValues> {
  name: LeadFormName;
  empty: Values;
  toLead(values: Values): LeadPayload;
  /** The words of the toast after a delivery, and of the one after a failure. */
  delivered: { title: string; text: string };
  failed: { title: string; text: string };
  /** The message in the console when sending failed. */
  logged: string;
}

export const contactTraits: LeadFormTraits<ContactFormValues> = {
  name: 'contact',
  empty: EMPTY_CONTACT_FORM,
  toLead: leadFromContact,
  delivered: contactCopy.form.sent,
  failed: contactCopy.form.failed,
  logged: 'Error submitting form',
};

export const quoteTraits: LeadFormTraits<QuoteFormValues> = {
  name: 'quote',
  empty: EMPTY_QUOTE_FORM,
  toLead: leadFromQuote,
  delivered: quoteCopy.sent,
  failed: quoteCopy.failed,
  logged: 'Error sending quote request',
};

export const leadFormTraits = { contact: contactTraits, quote: quoteTraits } as const;
