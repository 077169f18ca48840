import { hexOf } from '../helpers/hex-of';

/** Returns 32 random hexadecimal digits (128 bits). Safari before 15.4 and plain http have no `crypto.randomUUID`. */
export function randomId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)).buffer);
}
