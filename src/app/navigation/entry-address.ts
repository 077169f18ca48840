/** Returns the address of the entry script, named by a hash of all scripts; '' if none. Ignores browser extensions. */
export function entryAddress(from: Document): string {
  return from.querySelector('#root ~ script[type=module]')?.getAttribute('src') ?? '';
}
