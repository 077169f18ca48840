import { blogPages, type Category, categoryPath } from '../../content/blog-pages';
import { articleCategories } from '../../content/copy/article-categories';
import { blogCopy } from '../../content/copy/blog';
import { blogStyles } from './blog.styles';

const links = [null, ...articleCategories]
  .map((category) => ({ category, path: categoryPath(category) }))
  .filter(({ path }) => blogPages.some((page) => page.path === path));

/**
 * Shows a link to /blog, for all articles, and one to the first page of each category that has articles. Marks the link of the
 * category `shown` as the current one, or the link to /blog if `shown` is null.
 */
export function CategoryFilter({ shown }: { shown: Category | null }) {
  const copy = blogCopy.filter;
  return (
    <nav className={blogStyles().filter} aria-label={copy.label}>
      {links.map(({ category, path }) => (
        <a key={path} href={path} aria-current={category === shown ? 'true' : undefined}>
          {category ?? copy.all}
        </a>
      ))}
    </nav>
  );
}
