import { hexOf } from '../../helpers/hex-of';
import { type LeadPayload, leadFingerprint } from '../../leads/rules/lead';

/**
 * Returns the SHA-256 of a lead's `leadFingerprint`, as 64 lower-case hexadecimal digits. Two leads with the same digest are
 * the same request. It does not hide a lead: a reader who knows all fields except one can find that one by trying.
 */
export async function leadDigest(payload: LeadPayload): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(leadFingerprint(payload))));
}
