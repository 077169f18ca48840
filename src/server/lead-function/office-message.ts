import { hexOf } from '../../helpers/hex-of';
import { toTerminalText } from '../../helpers/safe-text';
import { messageOf } from '../../helpers/thrown-error';
import { CONTACT_SOURCE, givenOrEmpty, QUOTE_SOURCE } from '../../leads/rules/lead-payload';
import type { StoredLead } from '../lead-store/lead-store';

/** Where messages to the office go, and what they may contain. */
export interface OfficeWebhook {
  url: string;
  /** If it is null, the message is one line of text. Otherwise (never '') the message is the whole lead, signed. */
  secret: string | null;
  /** Where the office can read the whole lead. It is part of the text. */
  leadsLocation: string;
}

const CALL_TIMEOUT_MS = 8_000;

/**
 * Posts a message about a lead to the office as JSON. If `secret` is null it is one line of text, else the whole lead, signed
 * with the time. Waits at most `CALL_TIMEOUT_MS` and follows no redirect. Never rejects: it resolves to null after status 2xx,
 * else to a text for the log that says what failed.
 */
export async function sendToOffice(
  lead: StoredLead,
  { url, secret, leadsLocation }: OfficeWebhook,
): Promise<string | null> {
  try {
    const body = secret === null ? messageText(lead, leadsLocation) : wholeLead(lead);
    const signature = secret === null ? {} : { 'Kitaki-Signature': await signatureOf(body, secret) };
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? null : `LEAD_NOTIFY_URL answered ${response.status}`;
  } catch (error) {
    return `LEAD_NOTIFY_URL did not answer (${messageOf(error)})`;
  }
}

/** Returns all data of the lead as JSON. */
function wholeLead({ id, receivedAt, receipt, payload }: StoredLead): string {
  return JSON.stringify({ received_at: receivedAt, id, receipt, ...payload });
}

/** Returns JSON with one line of text for Slack or Google Chat: receipt, hotel, city, form, and where to read the lead. */
function messageText({ receipt, payload }: StoredLead, leadsLocation: string): string {
  const hotel = [payload.company_name, givenOrEmpty(payload.city)]
    .map(toChatText)
    .filter((text) => text !== '');
  const text = `New lead ${receipt}: ${hotel.join(', ')} (${formName(payload.source)}). Read it: ${leadsLocation}`;
  return JSON.stringify({ text });
}

/**
 * Returns `t=<unix seconds>,v1=<hex>`, with the HMAC-SHA-256 of `<seconds>.<body>` and the secret. The receiver computes and
 * compares the same value. It refuses a time that is minutes old, because an attacker may have recorded the call.
 */
async function signatureOf(body: string, secret: string): Promise<string> {
  const seconds = Math.floor(Date.now() / 1_000);
  const encoder = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['sign']);
  return `t=${seconds},v1=${hexOf(await crypto.subtle.sign('HMAC', key, encoder.encode(`${seconds}.${body}`)))}`;
}

function formName(source: string): string {
  if (source === QUOTE_SOURCE) return 'quote form';
  return source === CONTACT_SOURCE ? 'contact form' : toChatText(source);
}

/**
 * Makes a visitor's text safe for a chat. It becomes one line of at most 80 characters. The brackets that mark links and
 * mentions in Slack and Google Chat become blanks. Texts that look like a mail address or phone number become '…'.
 */
function toChatText(text: string): string {
  return toTerminalText(text)
    .replace(/[<>]/g, ' ')
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d(?:[\s().-]*\d){6,}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}
