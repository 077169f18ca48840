import { type LeadPayload, leadFingerprint } from '../../leads/rules/lead';

/**
 * The SHA-256 of a lead's canonical form, in hexadecimal. Two leads with the same digest are the same request. It is no
 * secret: who knows all fields but one can find that one by trying.
 */
export async function leadDigest(lead: LeadPayload): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(leadFingerprint(lead))));
}

/** Bytes as hexadecimal digits, two for each. */
export function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
