import { outsidePagesCopy } from '../content/copy/outside-pages';
import type { CompleteHead, PageHead } from './page-head';

/** Size in pixels. Every network shows this ratio without cropping it. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Returns `/share/blog-pace.png` for `/blog/pace`, and `/share/home.png` for `/` and `noIndex` pages. Checks no file. */
export function sharePicturePath({ path, noIndex }: Pick<CompleteHead, 'path' | 'noIndex'>): string {
  return `/share/${path === '/' || noIndex ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/** Returns the unescaped words of a page's share picture: `pictureWords`, or else the page's title and the site's tagline. */
export function sharePictureWords({ title, pictureWords }: PageHead): { title: string; tagline: string } {
  return { title, tagline: outsidePagesCopy.shareTagline, ...pictureWords };
}

/**
 * Returns the unescaped alternative text of a page's share picture: the title on it, then `drawingDescription`. Adds a full
 * stop to the title unless it ends in . ? or !
 */
export function sharePictureAltText(head: CompleteHead): string {
  const { title } = sharePictureWords(head);
  return `${/[.?!]$/.test(title) ? title : `${title}.`} ${head.drawingDescription}`;
}
