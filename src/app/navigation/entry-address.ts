/**
 * Returns the `src` of the document's entry script as its HTML has it, not resolved; '' if there is none. In a build the file's
 * name contains a hash of all scripts. A script that a browser extension has added is not taken for it.
 */
export function entryAddress(from: Document): string {
  return from.querySelector('#root ~ script[type=module]')?.getAttribute('src') ?? '';
}
