/** Returns the class names joined by spaces, without undefined and empty ones; '' if none is left. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
