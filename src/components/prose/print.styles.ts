import { compileRecipe } from '../../theme/compile-recipe';

const documentStyles: Record<string, object> = {
  // All text sizes depend on it. The text becomes 11 pt, and the smallest size 8.5 pt.
  'html:has(&)': { fontSize: '12.5px' },
  'body:has(&)': {
    bg: 'none',
    // The first selector hides the app shell, except the header.
    '& :is(#root > :not(:has(main)), [data-not-printed])': { display: 'none' },
    '& main': {
      '& h2': { breakAfter: 'avoid' },
      '& :is(.frame, .bill, li, figure)': { breakInside: 'avoid' },
      // The list markers are background colours, which browsers do not print by default.
      '& li::before': { printColorAdjust: 'exact' },
      '& :is(.frame, .bill)': { maxWidth: 'none', overflow: 'visible', bg: 'none' },
    },
  },
};

/**
 * Styles an article or a case study in print: white, with smaller text. Hides the app shell except the header, and each
 * element with `data-not-printed`. It is a separate recipe, so that other pages do not contain its rules.
 */
export const printClass = compileRecipe({ base: { _print: { bg: 'none', ...documentStyles } } });
