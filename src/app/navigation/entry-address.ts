/** Returns the `src`, not resolved, of the first module script after `#root`; '' if none. In a build: hash of all scripts. */
export function entryAddress(from: Document): string {
  return from.querySelector('#root ~ script[type=module]')?.getAttribute('src') ?? '';
}
