/**
 * Returns the `src` of the document's entry script, which has a hash of all scripts in its name; '' if there is none. Scripts
 * that a browser extension adds do not count.
 */
export function entryAddress(from: Document): string {
  return from.querySelector('#root ~ script[type=module]')?.getAttribute('src') ?? '';
}
