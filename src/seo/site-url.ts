/**
 * Returns the absolute address of a path of this site: `VITE_SITE_ORIGIN`, then `path`, which begins with a slash. The build
 * and `npm run dev` always set the variable (vite.config.ts).
 */
export function siteUrl(path: string): string {
  return `${import.meta.env.VITE_SITE_ORIGIN}${path}`;
}
