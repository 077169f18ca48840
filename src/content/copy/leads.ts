import { uriText } from '../../domain/well-formed';
import { givenOrEmpty, type LeadPayload } from '../../leads/rules/lead';
import { site } from '../site';
import { counted } from './counted';

/** The words that both lead forms share. */
export const leadsCopy = {
  resortName: { label: 'Hotel/Resort Name', placeholder: 'As listed on OTAs' },
  phone: { label: 'Phone', placeholder: '+91 XXXXX XXXXX' },
  email: { label: 'Email' },
  optional: '(optional)',
  sending: 'Sending...',
  clear: 'Clear form',
  saveForLater: 'Save and send later',
  /** The visitor can name the receipt on the phone: "Did you get K7-Q4M?" */
  receipts: (codes: readonly string[]) =>
    counted(codes.length, `Receipt: ${codes.join()}`, `Receipts: ${codes.join(', ')}`),
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

/**
 * Returns a lead as plain text for WhatsApp or mail, not encoded. After a greeting, each given field has a line such as 'Hotel:
 * Lake Inn'; '' and 'Nan' mean not given. A message keeps its line breaks. The last line, 'Receipt: K7-Q4M', helps the office
 * find the lead. It is absent if `receipt` is null.
 */
export function leadAsMessage(lead: LeadPayload, receipt: string | null): string {
  const given: readonly (readonly [label: string, value: string])[] = [
    ['Hotel', lead.company_name],
    ['Location', lead.city],
    ['Name', lead.lead_name],
    ['Email', lead.email_id],
    ['Phone', lead.phone],
    ['Message', lead.custom_message],
  ];
  const lines = given.filter(([, value]) => givenOrEmpty(value) !== '');
  return [
    'Hello, I would like to hear from you.',
    ...lines.map(([label, value]) => `${label}: ${value}`),
    ...(receipt === null ? [] : [leadsCopy.receipts([receipt])]),
  ].join('\n');
}

/** Returns an encoded `mailto:` link to the office. Its subject names the hotel; its text is `leadAsMessage`. Never throws. */
export function leadMailLink(lead: LeadPayload, receipt: string | null): string {
  const subject = uriText(`Request from ${lead.company_name}`);
  return `mailto:${site.mail.hello}?subject=${subject}&body=${uriText(leadAsMessage(lead, receipt))}`;
}
