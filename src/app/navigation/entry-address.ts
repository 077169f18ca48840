/**
 * Returns the address of the document's entry script, whose name is a hash of all scripts; '' if there is none. Scripts that
 * a browser extension inserted before it are ignored.
 */
export function entryAddress(from: Document): string {
  return from.querySelector('#root ~ script[type=module]')?.getAttribute('src') ?? '';
}
