import { VisuallyHidden } from '../../components/visually-hidden';
import { categoryAddress, categorySlug } from './category-address';
import { filterClass } from './category-filter.styles';
import { showCategory } from './show-category';

interface CategoryFilterProps {
  listPath: string;
  categories: readonly string[];
  label: string;
  allLabel: string;
  /** Said when a category, or all (null), has been chosen: how many are shown. */
  status: (category: string | null) => string;
}

/**
 * The categories as links: each list has its own address, to share and to come back to. The page holds the posts of all of
 * them (`postsClass`). The address decides in the first frame: no host answers by query, and a script in a file would hold up
 * the page for a round trip. Without script the links lead to places in the page instead.
 */
export function CategoryFilter({ listPath, categories, label, allLabel, status }: CategoryFilterProps) {
  const choices = [null, ...categories];
  return (
    <>
      <nav className={filterClass()} aria-label={label}>
        {choices.map((category) => (
          <a
            key={category}
            href={categoryAddress(listPath, category)}
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
