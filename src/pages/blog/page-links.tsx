import { BackLink, ForwardLink } from '../../components/arrow-link';
import { classNames } from '../../components/class-names';
import { categorySlug } from '../../content/article-categories';
import type { BlogPage } from '../../content/blog-pages';
import { blogCopy } from '../../content/copy/blog';
import { shownInClass } from '../../features/blog-filter/category-filter.styles';
import { styles } from './styles';

/** Shows links to the newer and the older page, or nothing if there is one page. On /blog, a chosen category hides them. */
export function PageLinks({ blogPage }: { blogPage: BlogPage }) {
  const { path, pageCount, newerPath, olderPath } = blogPage;
  if (pageCount === 1) return null;
  const words = blogCopy.pages;
  // On /blog the links belong to the list of all articles.
  const shownIn = path === blogCopy.head.path ? categorySlug(null) : undefined;
  return (
    <nav
      className={classNames(styles().pages, shownIn && shownInClass())}
      data-categories={shownIn}
      aria-label={words.label}
    >
      {newerPath ? (
        <BackLink rel="prev" href={newerPath}>
          {words.newer}
        </BackLink>
      ) : null}
      {olderPath ? (
        <ForwardLink rel="next" href={olderPath}>
          {words.older}
        </ForwardLink>
      ) : null}
    </nav>
  );
}
