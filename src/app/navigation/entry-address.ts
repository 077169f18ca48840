/**
 * Returns the address of the document's entry script, a hash of all scripts, or ''. Ignores scripts of browser extensions.
 */
export function entryAddress(from: Document): string {
  return from.querySelector('#root ~ script[type=module]')?.getAttribute('src') ?? '';
}
