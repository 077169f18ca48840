import { type LeadPayload, leadFingerprint } from '../../leads/rules/lead';

/**
 * Returns the SHA-256 of a lead's canonical form, in hexadecimal. Two leads with the same digest have the same content. A
 * digest does not hide the lead completely: a reader who knows all fields except one can find that one by trying values.
 */
export async function leadDigest(lead: LeadPayload): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(leadFingerprint(lead))));
}

/** Returns bytes as hexadecimal digits, two per byte. */
export function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
