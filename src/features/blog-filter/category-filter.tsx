import { VisuallyHidden } from '../../components/visually-hidden';
import { articleCategories, categorySlug } from '../../content/article-categories';
import { blogCopy } from '../../content/copy/blog';
import { categoryFilterClass } from './category-filter.styles';
import { showCategory } from './show-category';

const listPath = blogCopy.head.path;
const words = blogCopy.filter;

interface CategoryFilterProps {
  /** Returns the text that is announced for a category, or for all if it is null: how many articles are shown. */
  status: (category: string | null) => string;
}

/**
 * Shows a link to /blog for all posts and one for each category, such as `/blog?category=direct-booking`.
 * - An inline script calls `showCategory` before the first frame. It throws without an ancestor with `data-page`.
 * - For later changes the script of the page must call `followCategory`.
 * - Each post needs `postsClass()` and `data-categories`: slugs of its categories, and `all` to be among all posts.
 */
export function CategoryFilter({ status }: CategoryFilterProps) {
  return (
    <>
      <nav className={categoryFilterClass()} aria-label={words.label}>
        {[null, ...articleCategories].map((category) => (
          <a
            key={category}
            href={category === null ? listPath : `${listPath}?category=${categorySlug(category)}`}
            data-category={category === null ? '' : categorySlug(category)}
            data-status={status(category)}
            aria-current={category === null ? 'true' : undefined}
          >
            {category ?? words.all}
          </a>
        ))}
        <noscript>
          <a href={listPath}>{words.all}</a>
          {articleCategories.map((category) => (
            <a key={category} id={categorySlug(category)} href={`#${categorySlug(category)}`}>
              {category}
            </a>
          ))}
        </noscript>
        <VisuallyHidden role="status">{status(null)}</VisuallyHidden>
      </nav>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code; the content security policy knows its text */}
      <script data-first-frame="" dangerouslySetInnerHTML={{ __html: firstFrame }} />
    </>
  );
}

const firstFrame = `(${showCategory})(document.currentScript.closest('[data-page]'),location.search)`;
