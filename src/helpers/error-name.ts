/** Returns the `name` of a thrown object, such as 'QuotaExceededError', or '' if it has none. */
export function errorName(error: unknown): string {
  return String(Object(error).name ?? '');
}
