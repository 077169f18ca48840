/** Returns the absolute address of a path of this site. `origin` has no trailing slash. */
export function absoluteUrl(origin: string, path: string): string {
  return `${origin}${path}`;
}

/** Returns the id of a page's node in structured data. */
export function pageId(origin: string, path: string): string {
  return `${absoluteUrl(origin, path)}#page`;
}
