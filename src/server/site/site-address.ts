import { cleanPath } from '../../domain/page-path';

/** The answer of a static host to a path: a file with status 200 or 404, or a redirect to the canonical address. */
type SiteAnswer = { file: string; status: 200 | 404 } | { redirect: string };

const notFound: SiteAnswer = { file: '/404.html', status: 404 };

/**
 * Returns how a static host answers a path, if '/about.html' exists:
 * - `/about`: the file '/about.html'. Another existing file that is not .html: that file.
 * - `/about/`, `//about`, `/about.html` and `/about/index.html`: only `redirect`, '/about' with the query; no status.
 * - else, also `/404`, `/404.html` and a wrong encoding: status 404 and '/404.html', which may not exist.
 * `pathname`, `search` ('' or with its `?`) and `redirect` are percent-encoded; `file` and the paths of `has` are decoded.
 */
export function answerFor(pathname: string, search: string, has: (file: string) => boolean): SiteAnswer {
  const path = decodePath(pathname);
  if (path === null || path === '/404' || path === '/404.html') return notFound;
  const address = cleanPath(path);
  const file = address === '/' ? '/index.html' : `${address}.html`;
  if (has(file)) {
    return path === address ? { file, status: 200 } : { redirect: `${encodeURI(address)}${search}` };
  }
  return has(path) && !path.endsWith('.html') ? { file: path, status: 200 } : notFound;
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
