/** Returns the `message` of a thrown object, which may be ''. Returns a value without one as text: 'null' for null. */
export function messageOf(error: unknown): string {
  return String(Object(error).message ?? error);
}

/** Returns the `name` of a thrown object, such as 'QuotaExceededError', or '' if it has none. */
export function errorName(error: unknown): string {
  return String(Object(error).name ?? '');
}
