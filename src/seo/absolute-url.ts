/** The absolute address of a path of this site. `origin` has no trailing slash; the home page keeps its own. */
export function absoluteUrl(origin: string, path: string): string {
  return `${origin}${path}`;
}

/** The node of a page in structured data. */
export function pageId(origin: string, path: string): string {
  return `${absoluteUrl(origin, path)}#page`;
}
