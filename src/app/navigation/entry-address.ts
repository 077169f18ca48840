/**
 * The address of a document's own entry, whose name is a hash of all its scripts; empty in a document that has none. What an
 * extension put before it is not taken for it.
 */
export function entryAddress(from: Document): string {
  return from.querySelector('#root ~ script[type=module]')?.getAttribute('src') ?? '';
}
