import { shareCopy } from '../content/copy/share';
import type { PageHead } from './page-head';

/** What the picture of a page says, in the words of the house where the page has none of its own. */
export function sharePictureWords({ title, picture }: Pick<PageHead, 'title' | 'picture'>) {
  return { title: picture?.title ?? title, line: picture?.line ?? shareCopy.line };
}

/** The picture for those who do not see it: its title, then what is drawn. */
export function sharePictureText(head: Pick<PageHead, 'title' | 'picture'>): string {
  const { title } = sharePictureWords(head);
  return `${/[.?!]$/.test(title) ? title : `${title}.`} ${head.picture?.drawn ?? ''}`.trimEnd();
}
