/** Returns the message of an error, which may be ''. Returns another thrown value as text: 'null' for null. */
export function messageOf(error: unknown): string {
  return String(Object(error).message ?? error);
}
