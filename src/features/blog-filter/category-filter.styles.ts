import { articleCategories, categorySlug } from '../../content/copy/blog';
import { compileRecipe } from '../../theme/compile-recipe';
import * as ink from '../../theme/palette';

/** A row of 44 px links that wraps and never scrolls. The current one is ink with a lit sill. */
export const filterClass = compileRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    paddingBottom: '6',
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
    '& [aria-current], & a:target': {
      bg: 'ink',
      color: 'onDark',
      borderColor: 'ink',
      boxShadow: `inset 0 -4px 0 ${ink.lit}`,
      // In forced colours the background and the sill are not painted.
      '@media (forced-colors: active)': { borderWidth: '4px' },
    },
    '@media (scripting: none)': {
      '& > [data-category]': { display: 'none' },
      '& noscript': { display: 'contents' },
    },
  },
});

/** Sets `display` for the elements that match, for each category in turn while `within` says that it is chosen. */
function displayFor(
  within: (slug: string) => string,
  which: (own: string) => string,
  display: string,
): Record<string, object> {
  const slugs = articleCategories.map(categorySlug);
  const selectors = slugs.map((slug) => `${within(slug)} &${which(`[data-in~=${slug}]`)}`);
  return { [selectors.join()]: { display } };
}

const chosen = (slug: string) => `[data-category=${slug}]`;
const targeted = (slug: string) => `[data-page]:has(#${slug}:target)`;
const its = (own: string) => own;
const others = (own: string) => `:not(${own})`;

/**
 * Shows an element only while one of the categories in its `data-in`, or `all`, is chosen. A script writes the chosen
 * category to the page's `data-category`; without script the anchor in the address chooses.
 */
export const postsClass = compileRecipe({
  base: {
    '&:not([data-in~=all]):is([data-page]:not([data-category]) *)': { display: 'none' },
    ...displayFor(chosen, others, 'none'),
    ...displayFor(targeted, others, 'none'),
    ...displayFor(targeted, its, 'grid'),
  },
});
