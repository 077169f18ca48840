import type { FormField } from '../../../leads/rules/form-fields';
import { pluralForm } from '../plural-form';

/** The words of each field of a lead form. The placeholder of the email is different in each form (`emailPlaceholder`). */
export const leadFieldCopy: Record<FormField, { label: string; placeholder?: string }> = {
  resort_name: { label: 'Hotel/Resort Name', placeholder: 'As listed on OTAs' },
  place: { label: 'Location', placeholder: 'City, State (e.g., Udaipur, Rajasthan)' },
  name: { label: 'Name' },
  email: { label: 'Email' },
  phone: { label: 'Phone', placeholder: '+91 XXXXX XXXXX' },
  message: { label: 'Message' },
};

/** The other words that both lead forms share. */
export const leadsCopy = {
  optional: '(optional)',
  sending: 'Sending...',
  clear: 'Clear form',
  /** The browser shows it beside a text that is longer than the server accepts. */
  tooLong: (excess: number) =>
    pluralForm(excess, 'Shorten this text by 1 character.', `Shorten this text by ${excess} characters.`),
  saveForLater: 'Save and send later',
  /** The visitor can name the receipt on the phone: "Did you get K7-Q4M?" */
  receipts: (codes: readonly string[]) =>
    pluralForm(codes.length, `Receipt: ${codes.join()}`, `Receipts: ${codes.join(', ')}`),
} as const;

/** The words of the quote form alone. */
export const quoteCopy = {
  title: 'Get Your Custom Quote',
  text: "Tell us about your hotel and we'll provide a personalized revenue management solution.",
  emailPlaceholder: "We'll send the quote link",
  submit: 'Get My Quote',
  close: 'Close',
  privacy: 'Privacy policy',
  sent: {
    title: 'Quote Request Sent Successfully!',
    text: "We'll get back to you with a personalized quote soon.",
  },
  failed: { title: 'Error', text: 'There was an issue sending your request. Please try again.' },
} as const;

/** The words of a lead that the visitor sends by WhatsApp or mail. */
export const messageCopy = {
  greeting: 'Hello, I would like to hear from you.',
  subject: (hotel: string) => `Request from ${hotel}`,
  /** The lines of a message, in order: label and field of the lead. */
  fields: [
    ['Hotel', 'company_name'],
    ['Location', 'city'],
    ['Name', 'lead_name'],
    ['Email', 'email_id'],
    ['Phone', 'phone'],
    ['Message', 'custom_message'],
  ],
} as const;
