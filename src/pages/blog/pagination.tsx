import { BackLink, ForwardLink } from '../../components/arrow-link';
import { classNames } from '../../components/class-names';
import type { BlogPage } from '../../content/blog-pages';
import { categorySlug } from '../../content/copy/article-categories';
import { blogCopy } from '../../content/copy/blog';
import { shownInCategoryClass } from '../../features/blog-filter/category-filter.styles';
import { blogStyles } from './blog.styles';

/** Shows links to the newer and the older page, or nothing if there is one page. On /blog, a chosen category hides them. */
export function Pagination({ blogPage }: { blogPage: BlogPage }) {
  const { path, pageCount, newerPath, olderPath } = blogPage;
  if (pageCount === 1) return null;
  const copy = blogCopy.pages;
  // On /blog the links belong to the list of all articles.
  const shownIn = path === blogCopy.head.path ? categorySlug(null) : undefined;
  return (
    <nav
      className={classNames(blogStyles().pages, shownIn && shownInCategoryClass())}
      data-categories={shownIn}
      aria-label={copy.label}
    >
      {newerPath ? (
        <BackLink rel="prev" href={newerPath}>
          {copy.newer}
        </BackLink>
      ) : null}
      {olderPath ? (
        <ForwardLink rel="next" href={olderPath}>
          {copy.older}
        </ForwardLink>
      ) : null}
    </nav>
  );
}
