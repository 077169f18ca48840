import { messageCopy } from '../../content/copy/leads/forms';
import { site } from '../../content/site';
import { encodeUriText } from '../../helpers/safe-text';
import { givenOrEmpty, type LeadPayload } from '../rules/lead-payload';
import { receiptText } from '../tab/receipt-text';

/**
 * Returns a lead as plain text for WhatsApp or mail, not encoded. A greeting comes first.
 * - Each given field has a line such as 'Hotel: Lake Inn'; '' and 'Nan' mean not given. A message keeps its line breaks.
 * - The last line, 'Receipt: K7-Q4M', helps the office find the lead. It is absent if `id` is null or this build sends no ids.
 */
export function leadAsMessage(lead: LeadPayload, id: string | null): string {
  const filledFields = messageCopy.fields.filter(([, field]) => givenOrEmpty(lead[field]) !== '');
  return [
    messageCopy.greeting,
    ...filledFields.map(([label, field]) => `${label}: ${lead[field]}`),
    receiptText(id === null ? [] : [id]),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns an encoded `mailto:` link to the office. Its subject names the hotel; its text is `leadAsMessage`. */
export function leadMailLink(lead: LeadPayload, id: string): string {
  const subject = encodeUriText(messageCopy.subject(lead.company_name));
  return `mailto:${site.mail.hello}?subject=${subject}&body=${encodeUriText(leadAsMessage(lead, id))}`;
}
