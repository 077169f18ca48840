import { BackLink, ForwardLink } from '../../components/arrow-link';
import type { BlogPage } from '../../content/blog-pages';
import { blogCopy } from '../../content/copy/blog';
import { blogStyles } from './blog.styles';

/** Shows a link to the newer and one to the older page, if there is such a page. Shows nothing if the list has one page. */
export function Pagination({ blogPage }: { blogPage: BlogPage }) {
  const { pageCount, newerPath, olderPath } = blogPage;
  if (pageCount === 1) return null;
  const copy = blogCopy.pages;
  return (
    <nav className={blogStyles().pages} aria-label={copy.label}>
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
