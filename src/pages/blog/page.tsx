import { blogPages } from '../../content/blog-pages';
import { blogCopy } from '../../content/copy/blog';
import { heroScene } from '../../scenes/houses/hero-scene';
import { type SharePicture, wideSharePicture } from '../../scenes/share/share-layouts';
import * as palette from '../../theme/palette';
import type { PageModule } from '../page-module';
import { blogHead, blogListHead } from './blog-head';
import { BlogListPage } from './blog-list-page';

const sharePicture: SharePicture = {
  drawSharePicture: wideSharePicture(palette.night, (frame) =>
    heroScene({ ...frame, isNight: true, occupancy: 64, seed: 9, isAnimated: false }),
  ),
  drawingDescription: 'A hotel by night under a moon, most of its windows lit.',
};

/** Resolves to `Page`, `head` and `sharePicture` of /blog, older articles or a category. Rejects if no list has this path. */
export default async function pageOf(path: string): Promise<PageModule> {
  const blogPage = blogPages.find((page) => page.path === path);
  if (!blogPage) throw new Error(`content/blog-pages.ts has no page ${path}`);
  const head = path === blogCopy.head.path ? blogHead(blogPage) : blogListHead(blogPage);
  return { Page: () => <BlogListPage blogPage={blogPage} />, head, sharePicture };
}
