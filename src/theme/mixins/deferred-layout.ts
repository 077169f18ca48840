import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * Selects a page that delays the layout of its lower parts. A page with `data-laid-out`, or opened at an anchor, is laid out
 * whole: WebKit does not keep the anchor in place while a part above it gets its real height.
 */
export const deferringPageSelector = '[data-page]:not([data-laid-out],:has(:target))';

/**
 * Returns styles that delay the layout of a part inside `[data-page]` until it comes near the screen or the page is idle. Until
 * then the part counts as `height` px high. It is invisible in the first frame after a change of page. Nothing is delayed in a
 * page with `data-laid-out` or opened at an anchor.
 */
export function deferLayout(height: number): SystemStyleObject {
  return {
    [`${deferringPageSelector} &`]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${height}px`,
    },
    '[data-page][data-lower-hidden] &': { contentVisibility: 'hidden', visibility: 'hidden' },
  };
}

/**
 * Selects all parts of an element except the first two. It names `div` and `section`, because with `*` the browser would
 * compute the styles of every element again when `data-lower-hidden` or `data-laid-out` changes (1,312 on a case study).
 */
export const fromThirdPartSelector = '> * ~ * ~ :is(div,section)';
