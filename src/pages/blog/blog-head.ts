import { type BlogPage, categoryPath } from '../../content/blog-pages';
import { blogCopy } from '../../content/copy/blog';
import { blogData } from '../../seo/blog-data';
import { listPageData } from '../../seo/list-page-data';
import type { PageHead } from '../../seo/page-head';

/** Returns the head of /blog, with the structured data of the blog and its articles. `next` is /blog/page/2, if it exists. */
export function blogHead({ articles, olderPath }: BlogPage): PageHead {
  return {
    ...blogCopy.head,
    pageType: 'CollectionPage',
    pictureWords: { title: blogCopy.title },
    next: olderPath,
    structuredData: () => [blogData(articles)],
  };
}

/**
 * Returns the head of a list page other than /blog, without path, with the structured data of its articles. Its share picture
 * shows the category, or "Older articles". `previous` is the newer page and `next` the older one, if there is one.
 */
export function blogListHead({ category, number, articles, newerPath, olderPath }: BlogPage): PageHead {
  const { head, older, category: ofCategory, pages } = blogCopy;
  const blog = { path: head.path, name: head.crumb };
  const isFirst = number === 1;
  return {
    title: category === null ? older.headTitle(number) : ofCategory.headTitle(category, number),
    description: category === null ? older.description(number) : ofCategory.description(category, number),
    keywords: category === null ? head.keywords : [category, ...head.keywords],
    pageType: 'CollectionPage',
    crumb: category !== null && isFirst ? category : pages.crumb(number),
    trail: category === null || isFirst ? [blog] : [blog, { path: categoryPath(category), name: category }],
    pictureWords: { title: category ?? older.title },
    previous: newerPath,
    next: olderPath,
    structuredData: ({ path }) => [listPageData(path, articles)],
  };
}
