/** Returns 32 random hexadecimal digits (128 bits). Safari before 15.4 and plain http have no `crypto.randomUUID`. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
