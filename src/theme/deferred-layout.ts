import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * A page that is laid out as it comes near. One whose address names a place in it is not: what stood above that place would
 * push it away, where the browser does not hold it (WebKit).
 */
export const layoutUnfinished = '[data-page]:not([data-whole],:has(:target))';

/**
 * For what stands below the opening of a page: it is not laid out before it comes near, and of a page that comes in the
 * place of another it is not in the first frame (app/navigation/two-roots.md; global-css.ts does so with the sections of a page).
 * `height`, in px, is what it is taken for until then.
 */
export function deferLayout(height: number): SystemStyleObject {
  return {
    [`${layoutUnfinished} &`]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${height}px`,
    },
    '[data-page][data-top] &': { contentVisibility: 'hidden', visibility: 'hidden' },
  };
}

/**
 * All but the first two parts of an element. By name, for with `*` in such a rule the browser styles every element of the
 * page anew when `data-top` goes or `data-whole` comes: 1,312 on /case-studies/palatty.
 */
export const belowTop = '> * ~ * ~ :is(div,section)';
