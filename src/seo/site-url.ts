/** Returns the absolute address of a path of this site: `VITE_SITE_ORIGIN`, then `path`, which must begin with a slash. */
export function siteUrl(path: string): string {
  return `${import.meta.env.VITE_SITE_ORIGIN}${path}`;
}
