/** Returns 32 random digits, 0 to f (128 bits). Not `crypto.randomUUID`: Safari before 15.4 and plain http lack it. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
