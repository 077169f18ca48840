/** Returns the message of an error ('' if it has none), or any other thrown value as text: null gives 'null'. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
