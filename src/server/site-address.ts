import { cleanPath } from '../domain/page-path';

/** What a static host with clean URLs does with a path: send a file, send the browser to its one true address, or 404. */
export type SiteAnswer = { file: string } | { redirect: string } | { notFound: true };

/**
 * `/about` is about.html; `/about/`, `/about.html` and `/about/index.html` lead there, with their query. `pathname` and
 * `search` come as in the request, still percent-encoded; `has` says which files exist, as `/about.html`.
 */
export function answerFor(pathname: string, search: string, has: (file: string) => boolean): SiteAnswer {
  const path = decodePath(pathname);
  if (path === null || path === '/404' || path === '/404.html') return { notFound: true };
  const address = cleanPath(path);
  const file = address === '/' ? '/index.html' : `${address}.html`;
  if (has(file)) {
    return path === address ? { file } : { redirect: `${encodeURI(address)}${search}` };
  }
  return has(path) && !path.endsWith('.html') ? { file: path } : { notFound: true };
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
