import { CONTACT_SOURCE, givenOrEmpty, QUOTE_SOURCE } from '../../leads/rules/lead';
import { hex } from './lead-digest';
import type { StoredLead } from './lead-store';
import { terminalText } from './terminal-text';

/**
 * Resolves to body (JSON) and headers of the POST to the office about a lead; sends nothing. With `secret` null, the body has
 * one line of text for Slack or Google Chat: receipt, hotel, city, form, and where to read the lead (`readAt`). With a secret
 * (not '') it has all data of the lead, and the header `Kitaki-Signature` has the time `now` and an HMAC-SHA-256 signature.
 */
export async function officeMessage(
  { id, receivedAt, receipt, lead }: StoredLead,
  { secret, readAt, now }: { secret: string | null; readAt: string; now: Date },
): Promise<{ body: string; headers: Record<string, string> }> {
  const json = { 'Content-Type': 'application/json' };
  if (secret === null)
    return { body: JSON.stringify({ text: messageText(receipt, lead, readAt) }), headers: json };
  const body = JSON.stringify({ received_at: receivedAt, id, receipt, ...lead });
  return { body, headers: { ...json, 'Kitaki-Signature': await signatureOf(body, secret, now) } };
}

/**
 * Returns `t=<unix seconds>,v1=<hex>`: the HMAC-SHA-256 of `<seconds>.<body>` with the secret. The receiver computes the same
 * value and compares. It refuses a time that is minutes old: an attacker may have recorded the call.
 */
async function signatureOf(body: string, secret: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const encoder = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['sign']);
  return `t=${seconds},v1=${hex(await crypto.subtle.sign('HMAC', key, encoder.encode(`${seconds}.${body}`)))}`;
}

function messageText(receipt: string, lead: StoredLead['lead'], readAt: string): string {
  const hotel = [lead.company_name, givenOrEmpty(lead.city)].map(shown).filter((text) => text !== '');
  return `New lead ${receipt}: ${hotel.join(', ')} (${formName(lead.source)}). Read it: ${readAt}`;
}

function formName(source: string): string {
  if (source === QUOTE_SOURCE) return 'quote form';
  return source === CONTACT_SOURCE ? 'contact form' : shown(source);
}

/**
 * Makes a visitor's text safe for a chat: one line of at most 80 characters, without the brackets that mark links and mentions
 * in Slack and Google Chat, and without texts that look like a mail address or a phone number.
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
