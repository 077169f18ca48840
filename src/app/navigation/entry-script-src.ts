/** Returns the `src` attribute of the module script after `#root`, or ''. In a build it contains a hash of all scripts. */
export function entryScriptSrc(from: Document): string {
  return from.querySelector('#root ~ script[type=module]')?.getAttribute('src') ?? '';
}
