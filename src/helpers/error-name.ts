/** Returns the name of a thrown error, such as 'QuotaExceededError'. Returns '' for another thrown value. */
export function errorName(error: unknown): string {
  return String(Object(error).name ?? '');
}
