import type { PageHead } from './page-head';

/** The ratio every network shows whole, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The picture of a page, drawn at build time. Pages that stay out of search show the picture of the home page. */
export function sharePicturePath({ path, noIndex }: Pick<PageHead, 'path' | 'noIndex'>): string {
  return `/share/${path === '/' || noIndex ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}
