import { VisuallyHidden } from '../../components/visually-hidden';
import { categorySlug } from '../../content/copy/blog';
import { categoryFilterClass } from './category-filter.styles';
import { showCategory } from './show-category';

interface CategoryFilterProps {
  listPath: string;
  categories: readonly string[];
  label: string;
  allLabel: string;
  /** Announced when a category, or all (null), is chosen: how many articles are shown. */
  status: (category: string | null) => string;
}

/**
 * Shows a link to `listPath` for all posts and one for each category (`/blog?category=direct-booking`). Needs an ancestor with
 * `data-page`, on which an inline script calls `showCategory` before the first frame. The page's script must call
 * `followCategory` for later changes. Each post needs `postsClass()` and in `data-in` the slugs of the links that show it
 * (`all` for all posts). Without script the links are `#direct-booking`, and CSS uses `:target`.
 */
export function CategoryFilter({ listPath, categories, label, allLabel, status }: CategoryFilterProps) {
  const choices = [null, ...categories];
  return (
    <>
      <nav className={categoryFilterClass()} aria-label={label}>
        {choices.map((category) => (
          <a
            key={category}
            href={category === null ? listPath : `${listPath}?category=${categorySlug(category)}`}
            data-category={category === null ? '' : categorySlug(category)}
            data-status={status(category)}
            aria-current={category === null ? 'true' : undefined}
          >
            {category ?? allLabel}
          </a>
        ))}
        <noscript>
          <a href={listPath}>{allLabel}</a>
          {categories.map((category) => (
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
