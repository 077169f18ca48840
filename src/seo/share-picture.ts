import { shareCopy } from '../content/copy/share';
import type { PageHead } from './page-head';

/** Size in pixels. Every network shows this ratio without cropping it. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Returns `/share/blog-pace.png` for `/blog/pace`, `/share/home.png` for `/` and `noIndex` pages. The file may not exist. */
export function sharePicturePath({ path, noIndex }: Pick<PageHead, 'path' | 'noIndex'>): string {
  return `/share/${path === '/' || noIndex ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/** Returns a share picture's `title` and `tagline`, not escaped: those of `picture`; default: page title, site tagline. */
export function sharePictureWords({ title, picture }: Pick<PageHead, 'title' | 'picture'>) {
  return { title: picture?.title ?? title, tagline: picture?.tagline ?? shareCopy.tagline };
}

/** Returns a share picture's alternative text, not escaped: its title as a sentence, then what the drawing shows, if stated. */
export function sharePictureText(head: Pick<PageHead, 'title' | 'picture'>): string {
  const { title } = sharePictureWords(head);
  return `${/[.?!]$/.test(title) ? title : `${title}.`} ${head.picture?.drawn ?? ''}`.trimEnd();
}
