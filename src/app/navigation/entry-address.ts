/** Returns `src` of the document's entry script (its name has a hash of all scripts), '' if none. Skips browser extensions. */
export function entryAddress(from: Document): string {
  return from.querySelector('#root ~ script[type=module]')?.getAttribute('src') ?? '';
}
