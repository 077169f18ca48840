import { cleanPath } from '../../helpers/page-path';

/** What a static host sends for a path: a file with status 200 or 404, or a redirect to the canonical address. */
type ResolvedPath = { file: string; status: 200 | 404 } | { redirect: string };

const NOT_FOUND: ResolvedPath = { file: '/404.html', status: 404 };

/**
 * Returns what a static host sends for `pathname`, which is encoded as the browser sends it. `search` is '' or the query with
 * its `?`. `isFile` says if a decoded path, such as '/about.html', is a file.
 * - If '/about.html' is a file, `/about` gives it. `/about/`, `//about`, `/about.html` and `/about/index.html` give `redirect`:
 *   '/about' and `search`. A file of another type is given at its path.
 * - Any other path gives '/404.html' with status 404. So do `/404`, `/404.html` and a wrong encoding.
 */
export function resolvePath(
  pathname: string,
  search: string,
  isFile: (file: string) => boolean,
): ResolvedPath {
  const path = decodePath(pathname);
  if (path === null || path === '/404' || path === '/404.html') return NOT_FOUND;
  const address = cleanPath(path);
  const file = address === '/' ? '/index.html' : `${address}.html`;
  if (isFile(file)) {
    return path === address ? { file, status: 200 } : { redirect: `${encodeURI(address)}${search}` };
  }
  return isFile(path) && !path.endsWith('.html') ? { file: path, status: 200 } : NOT_FOUND;
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
