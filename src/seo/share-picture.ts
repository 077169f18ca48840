import { shareCopy } from '../content/copy/share';
import type { CompleteHead, PageHead } from './page-head';

/** Size in pixels. Every network shows this ratio without cropping it. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Returns `/share/blog-pace.png` for `/blog/pace`, and `/share/home.png` for `/` and any `noIndex` page. Checks no file. */
export function sharePicturePath({ path, noIndex }: Pick<CompleteHead, 'path' | 'noIndex'>): string {
  return `/share/${path === '/' || noIndex ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/** Returns the words of a share picture, not escaped. The page's title and the site's tagline replace what `picture` lacks. */
export function sharePictureWords({ title, picture }: PageHead): { title: string; tagline: string } {
  return { title: picture?.title ?? title, tagline: picture?.tagline ?? shareCopy.tagline };
}

/**
 * Returns the alternative text of a page's share picture, not escaped: the title on it, a full stop, a space and the page's
 * `drawingDescription`. Adds no full stop if the title ends in . ? or !
 */
export function sharePictureText(head: CompleteHead): string {
  const { title } = sharePictureWords(head);
  return `${/[.?!]$/.test(title) ? title : `${title}.`} ${head.drawingDescription}`;
}
