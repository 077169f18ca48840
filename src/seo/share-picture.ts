import { shareCopy } from '../content/copy/share';
import type { CompleteHead, PageHead } from './page-head';

/** Size in pixels. Every network shows this ratio without cropping it. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Returns `/share/blog-pace.png` for `/blog/pace`, and `/share/home.png` for `/` and `noIndex` pages. Checks no file. */
export function sharePicturePath({ path, noIndex }: Pick<CompleteHead, 'path' | 'noIndex'>): string {
  return `/share/${path === '/' || noIndex ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/** Returns the words of a share picture, not escaped. Defaults: the title of the page, the tagline of the site. */
export function sharePictureWords({ title, picture }: PageHead) {
  return { title: picture?.title ?? title, tagline: picture?.tagline ?? shareCopy.tagline };
}

/**
 * Returns the alternative text of a page's share picture, not escaped: the title on it, with a full stop unless it ends in . ?
 * or !, then a space and `drawingDescription`.
 */
export function sharePictureText(head: CompleteHead): string {
  const { title } = sharePictureWords(head);
  return `${/[.?!]$/.test(title) ? title : `${title}.`} ${head.drawingDescription}`;
}
