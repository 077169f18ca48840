import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

// The attributes are set by src/app/page-runtime/deferred-layout.ts. With `data-laid-out`, or opened at an anchor, a page is
// laid out at once: WebKit does not keep an anchor in place while a part above it gets its real height.
const notLaidOutPage = '[data-page]:not([data-laid-out],:has(:target))';
/** The first frame after a change of page. */
const firstFrame = '[data-page][data-lower-hidden]';

/** A part with these styles is laid out only near the screen. Until then it counts as `height` px high. */
const nearScreen = (height: number) =>
  ({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}px` }) as const;

/**
 * Returns styles of a part that the browser lays out when it comes near the screen or the page is idle. Until then the part
 * counts as `height` px high. In the first frame after a change of page the part is invisible.
 */
export function deferLayout(height: number): SystemStyleObject {
  return {
    [`${notLaidOutPage} &`]: nearScreen(height),
    [`${firstFrame} &`]: { contentVisibility: 'hidden', visibility: 'hidden' },
  };
}

/**
 * Selects the lower sections of an element: its third and later children that are a `div` or `section`. The selector lists the
 * element names, because with `*` the browser would compute the styles of every element again when `data-lower-hidden` or
 * `data-laid-out` changes (1,312 elements on a case study).
 */
export const lowerSectionsSelector = '> :is(div,section):nth-child(n+3)';

/** As `deferLayout`, for the lower sections of each page, whose backgrounds stay visible in the first frame. */
export const lowerSectionsCss = {
  [`${notLaidOutPage} ${lowerSectionsSelector}`]: nearScreen(700),
  [`${firstFrame} ${lowerSectionsSelector}`]: { contentVisibility: 'hidden' },
} as const;
