/** Joins class names by spaces. Leaves out undefined and empty ones. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
