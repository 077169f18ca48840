/** Returns the `src` attribute of the module script after `#root`, or ''. The `src` of a build changes when any script does. */
export function entryScriptSrc(from: Document): string {
  return from.querySelector('#root ~ script[type=module]')?.getAttribute('src') ?? '';
}
