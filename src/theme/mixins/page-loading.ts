import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * Selects a page without `data-laid-out` that was not opened at an anchor. Only such a page delays the layout of its lower
 * sections. WebKit does not keep an anchor in place while a part above it gets its real height.
 */
export const notLaidOutPageSelector = '[data-page]:not([data-laid-out],:has(:target))';

/**
 * Returns styles of a part that the browser lays out only near the screen, while `notLaidOutPageSelector` selects the page.
 * Until then the part counts as `height` px high. While the page has `data-lower-hidden` (the first frame after a change of
 * page), the part is invisible.
 */
export function deferLayout(height: number): SystemStyleObject {
  return {
    [`${notLaidOutPageSelector} &`]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${height}px`,
    },
    '[data-page][data-lower-hidden] &': { contentVisibility: 'hidden', visibility: 'hidden' },
  };
}

/**
 * Selects the lower sections of an element: its third and later children that are a `div` or `section`. The selector lists the
 * element names, because with `*` the browser would compute the styles of every element again when `data-lower-hidden` or
 * `data-laid-out` changes (1,312 elements on a case study).
 */
export const lowerSectionsSelector = '> :is(div,section):nth-child(n+3)';

/**
 * Selects an element while the page still loads and the element after it has not arrived. Use it to hide a part whose place
 * depends on the end of an element, because each line that arrives would move it. `:last-child` cannot do this: it does not
 * match in an incomplete element.
 */
export const whileParsingSelector = '&:not(:has(+ *))';
