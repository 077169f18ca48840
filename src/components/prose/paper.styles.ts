import { compileRecipe } from '../../theme/compile-recipe';

/** What stands around the page changes with it. */
const around = Object.fromEntries([
  // All type follows: the text is 11 pt, nothing is under 8.5 pt.
  ['html:has(&)', { fontSize: '12.5px' }],
  [
    'body:has(&)',
    {
      bg: 'none',
      // The frame but for its logo, the drawings, the lists of links, the ways on and back, the figures of charts as tables.
      '& :is(#root > :not(:has(main)), [data-ground] a ~ *, nav, main a:has(svg), main details, [data-screen])':
        { display: 'none' },
      '& main': {
        '& h2': { breakAfter: 'avoid' },
        '& :is(.frame, .bill, li, figure)': { breakInside: 'avoid' },
        // Small windows are all the ink of a list; browsers would leave them out as grounds.
        '& li::before': { printColorAdjust: 'exact' },
        '& :is(.frame, .bill)': { maxWidth: 'none', overflow: 'visible', bg: 'none' },
      },
    },
  ],
]);

/**
 * Worn by a written page: how it comes out of a printer. White, in type of paper's size, and without what serves a
 * screen alone; of the frame the name stays, at the top. A look of its own, because no other page carries its rules.
 */
export const paperClass = compileRecipe({ base: { _print: { bg: 'none', ...around } } });
