import { type LeadPayload, leadFingerprint } from '../../leads/rules/lead';

/**
 * Returns the SHA-256 of a lead's `leadFingerprint`, as 64 lower-case hexadecimal digits. Two leads with the same digest are
 * the same request. It does not hide a lead: a reader who knows all fields except one can find that one by trying.
 */
export async function leadDigest(payload: LeadPayload): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(leadFingerprint(payload))));
}

/** Returns bytes as lower-case hexadecimal digits, two per byte. */
export function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
