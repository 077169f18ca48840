import { hexOf } from '../helpers/hex-of';

/** Returns 32 random hexadecimal digits (128 bits). Not `crypto.randomUUID`, which plain http lacks. */
export function randomId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)).buffer);
}
