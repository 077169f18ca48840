/** Returns the `src` of the module script after `#root`, or '' without one. It changes if any script of the build changes. */
export function entryScriptSrc(from: Document): string {
  return from.querySelector('#root ~ script[type=module]')?.getAttribute('src') ?? '';
}
