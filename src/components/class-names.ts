/** Joins the class names by spaces, without undefined and empty ones. Returns '' if no name is left. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
