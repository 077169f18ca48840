import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * Selects a page in which the browser may lay out a part when it comes near the screen. Excludes a page that is laid out whole,
 * or opened at an anchor: WebKit does not keep the anchor in place while a part above it gets its real height.
 */
export const deferringPage = '[data-page]:not([data-whole],:has(:target))';

/**
 * Returns styles for a part below the first screen. The browser lays it out only when it comes near the screen, and never in
 * the first frame after a change of page (app/navigation/two-roots.md; global-css.ts does it for the sections of a page).
 * `height`: its assumed height until then, in px.
 */
export function deferLayout(height: number): SystemStyleObject {
  return {
    [`${deferringPage} &`]: { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}px` },
    '[data-page][data-top] &': { contentVisibility: 'hidden', visibility: 'hidden' },
  };
}

/**
 * Selects all parts of an element except the first two. It names `div` and `section`, because with `*` the browser would
 * compute the styles of every element again when `data-top` or `data-whole` changes: 1,312 on /case-studies/palatty.
 */
export const fromThirdPart = '> * ~ * ~ :is(div,section)';
