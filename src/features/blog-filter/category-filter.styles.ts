import { articleCategories, categorySlug } from '../../content/copy/article-categories';
import { compileRecipe } from '../../theme/compile-recipe';
import { whileParsingSelector } from '../../theme/mixins/page-loading';
import * as palette from '../../theme/palette';

/** Returns the class of a row of links, at least 44 px high, that wraps. The current link is dark with a yellow lower edge. */
export const categoryFilterClass = compileRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.5rem',
    paddingBottom: '1.5rem',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      padding: '8px 14px 6px',
      border: '1.5px solid {colors.line.strong}',
      borderRadius: 'control',
      textStyle: 'label',
      textDecoration: 'none',
      _hover: { borderColor: 'ink' },
    },
    // A link is hidden until its text is complete, because the whole link may not fit into the same row.
    '& > a': { [whileParsingSelector]: { visibility: 'hidden' } },
    '& [aria-current], & a:target': {
      bg: 'ink',
      color: 'white',
      borderColor: 'ink',
      boxShadow: `inset 0 -4px 0 ${palette.lit}`,
      // In forced colours the background and the sill are not painted.
      '@media (forced-colors: active)': { borderWidth: '4px' },
    },
    '@media (scripting: none)': {
      '& > [data-category]': { display: 'none' },
      '& noscript': { display: 'contents' },
    },
  },
});

const perCategory = (selector: (slug: string) => string) =>
  articleCategories.map((category) => selector(categorySlug(category))).join();

const whenCategoryIsChosen: Record<string, object> = {
  [perCategory((slug) => `[data-chosen-category=${slug}] &:not([data-categories~=${slug}])`)]: {
    display: 'none',
  },
  [perCategory((slug) => `[data-page]:has(#${slug}:target) &:not([data-categories~=${slug}])`)]: {
    display: 'none',
  },
  [perCategory((slug) => `[data-page]:has(#${slug}:target) &[data-categories~=${slug}]`)]: {
    display: 'grid',
  },
};

/**
 * Returns a class that shows an element only while one of its `data-categories` is chosen.
 * - `data-categories` are slugs, and `all` for the view of all articles.
 * - A script writes the choice into `data-chosen-category` of the page. Without script, the anchor in the address chooses.
 */
export const shownInCategoryClass = compileRecipe({
  base: {
    '&:not([data-categories~=all]):is([data-page]:not([data-chosen-category]) *)': { display: 'none' },
    ...whenCategoryIsChosen,
  },
});
