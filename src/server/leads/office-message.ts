import { CONTACT_SOURCE, NOT_GIVEN, QUOTE_SOURCE } from '../../leads/rules/lead';
import { hex } from './lead-digest';
import type { StoredLead } from './lead-store';
import { terminalText } from './terminal-text';

/** The header with the signature of a whole lead. */
const SIGNATURE_HEADER = 'Kitaki-Signature';

/** The body of a call and its headers. */
export interface OfficeMessage {
  body: string;
  headers: Record<string, string>;
}

/**
 * What the office is sent about a new lead. Without a secret: one line of text that Slack and Google Chat show as it is,
 * without mail address and phone number. With a secret: the whole lead, signed as `signatureOf` says.
 */
export async function officeMessage(
  { id, receivedAt, receipt, lead }: StoredLead,
  { secret, readAt, now }: { secret: string | null; readAt: string; now: Date },
): Promise<OfficeMessage> {
  const json = { 'Content-Type': 'application/json' };
  if (secret === null)
    return { body: JSON.stringify({ text: messageText(receipt, lead, readAt) }), headers: json };
  const body = JSON.stringify({ received_at: receivedAt, id, receipt, ...lead });
  return { body, headers: { ...json, [SIGNATURE_HEADER]: await signatureOf(body, secret, now) } };
}

/**
 * `t=<unix seconds>,v1=<hex>`: the HMAC-SHA-256 of `<seconds>.<body>` under the secret. A receiver makes the same one and
 * compares; a time that is minutes old is a call that somebody recorded and repeats.
 */
async function signatureOf(body: string, secret: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const encoder = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['sign']);
  return `t=${seconds},v1=${hex(await crypto.subtle.sign('HMAC', key, encoder.encode(`${seconds}.${body}`)))}`;
}

function messageText(receipt: string, lead: StoredLead['lead'], readAt: string): string {
  const hotel = [lead.company_name, lead.city === NOT_GIVEN ? '' : lead.city]
    .map(shown)
    .filter((text) => text !== '');
  return `New lead ${receipt}: ${hotel.join(', ')} (${formName(lead.source)}). Read it: ${readAt}`;
}

function formName(source: string): string {
  if (source === QUOTE_SOURCE) return 'quote form';
  return source === CONTACT_SOURCE ? 'contact form' : shown(source);
}

/**
 * What a visitor typed, for a chat: short, on one line, without the brackets by which Slack and Google Chat mark links and
 * mentions, and without what looks like a mail address or a phone number.
 */
function shown(text: string): string {
  return terminalText(text)
    .replace(/[<>]/g, ' ')
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d(?:[\s().-]*\d){6,}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}
