import { articleCategories } from '../../content/copy/blog';
import { compileRecipe } from '../../theme/compile-recipe';
import * as ink from '../../theme/palette';
import { categorySlug } from './category-address';

/** A row of 44 px filters that wraps and never scrolls; the one that is on is ink with a lit sill. */
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
      paddingBlock: '8px 6px',
      paddingInline: '14px',
      border: '1.5px solid',
      borderColor: 'line.strong',
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
      // Colours of the reader's own take ground and sill away.
      '@media (forced-colors: active)': { borderWidth: '4px' },
    },
    '@media (scripting: none)': { '& > a': { display: 'none' }, '& noscript': { display: 'contents' } },
  },
});

/** For each category the posts that belong to it, or those that do not, while `within` says that it is chosen. */
function posts(
  within: (slug: string) => string,
  which: (its: string) => string,
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
 * What belongs to some categories, and perhaps to all, named in `data-in`: seen while one of them is chosen. Script names
 * the chosen one at the page; without it that is the target of the address.
 */
export const postsClass = compileRecipe({
  base: {
    '&:not([data-in~=all]):is([data-page]:not([data-category]) *)': { display: 'none' },
    ...posts(chosen, others, 'none'),
    ...posts(targeted, others, 'none'),
    ...posts(targeted, its, 'grid'),
  },
});
