/** Returns the message of an error, which may be ''. Returns any other thrown value as text: null gives 'null'. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
