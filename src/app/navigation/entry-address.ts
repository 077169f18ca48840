/** Returns `src` of the document's entry script, whose name has a hash of all scripts; '' if none. Extensions are ignored. */
export function entryAddress(from: Document): string {
  return from.querySelector('#root ~ script[type=module]')?.getAttribute('src') ?? '';
}
