import { VisuallyHidden } from '../../components/visually-hidden';
import { articleCategories, categorySlug } from '../../content/copy/article-categories';
import { blogCopy } from '../../content/copy/blog';
import { categoryFilterClass } from './category-filter.styles';
import { showCategory } from './show-category';

const listPath = blogCopy.head.path;
const copy = blogCopy.filter;

interface FilterView {
  /** Null shows all articles. */
  category: string | null;
  /** The number of shown articles in words. A screen reader says it when the visitor chooses the view. */
  announcement: string;
}

/**
 * Shows a link for each view: /blog for all articles, which must come first, or `/blog?category=` and a category's slug.
 * Without script, anchor links (`#slug`) replace these links; each link has this id, and CSS filters by `:target`.
 * - The articles need `shownInCategoryClass()`.
 * - Render it inside `[data-page]`, because an inline script calls `showCategory` with that element before the first frame.
 * - The script of the page must call `followCategory`, for later changes.
 */
export function CategoryFilter({ views }: { views: readonly FilterView[] }) {
  return (
    <>
      <nav className={categoryFilterClass()} aria-label={copy.label}>
        {views.map(({ category, announcement }) => (
          <a
            key={category}
            href={category === null ? listPath : `${listPath}?category=${categorySlug(category)}`}
            data-category={category === null ? '' : categorySlug(category)}
            data-announcement={announcement}
            aria-current={category === null ? 'true' : undefined}
          >
            {category ?? copy.all}
          </a>
        ))}
        <noscript>
          <a href={listPath}>{copy.all}</a>
          {articleCategories.map((category) => (
            <a key={category} id={categorySlug(category)} href={`#${categorySlug(category)}`}>
              {category}
            </a>
          ))}
        </noscript>
        <VisuallyHidden role="status">{views[0]?.announcement}</VisuallyHidden>
      </nav>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code; the content security policy knows its text */}
      <script data-inline="" dangerouslySetInnerHTML={{ __html: showCategoryScript }} />
    </>
  );
}

const showCategoryScript = `(${showCategory})(document.currentScript.closest('[data-page]'))`;
