/** Returns the `src`, as written, of the module script after `#root`; '' if none. In a build it has a hash of all scripts. */
export function entryAddress(from: Document): string {
  return from.querySelector('#root ~ script[type=module]')?.getAttribute('src') ?? '';
}
