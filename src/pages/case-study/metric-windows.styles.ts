import { compileRecipe } from '../../theme/compile-recipe';
import { displayText } from '../../theme/mixins/display-face';
import { whileParsingSelector } from '../../theme/mixins/while-parsing';
import * as palette from '../../theme/palette';

/** The colour of guest and bars in a dark window. */
const darkPane = '#2E5F5A';

/** Styles the figures of a case study as arched windows below its drawing. */
export const metricWindowsClass = compileRecipe({
  base: {
    bg: 'night',
    paddingBottom: '48px',
    // Each window has four grid rows, shared by all windows of a line, so that their window sills are level.
    '& ul': {
      display: 'grid',
      // The words decide the number of columns: fewer on a small phone, one at double text size. `--most` is a fixed number,
      // because a count of the items would change while the list is loading.
      '--least': '6.2rem',
      '--most': '3',
      '--gap': '10px',
      gap: 'var(--gap)',
      gridTemplateColumns:
        'repeat(auto-fill, minmax(max(min(100%, var(--least)), (100% + var(--gap)) / var(--most) - var(--gap) - .1px), 1fr))',
      paddingTop: '34px',
    },
    '& li': {
      position: 'relative',
      overflow: 'hidden',
      display: 'grid',
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: '0',
      overflowWrap: 'anywhere',
      padding: '44px 4px 14px',
      borderRadius: '999px 999px 6px 6px',
      border: `2px solid ${palette.windowFrame}`,
      bg: 'night.light',
      textAlign: 'center',
    },
    '& .guest': {
      position: 'relative',
      [whileParsingSelector]: { visibility: 'hidden' },
      marginInline: '-4px',
      borderBottom: `2px solid ${darkPane}`,
      color: darkPane,
      '& svg': { position: 'relative', width: 'min(56%, 150px)', marginInline: 'auto' },
      // The bar between the two panes reaches down to the window sill.
      _before: {
        content: '""',
        position: 'absolute',
        bottom: '0',
        insetInlineStart: 'calc(50% - 1px)',
        width: '2px',
        height: '420px',
        bg: darkPane,
      },
    },
    '& b': {
      paddingTop: '14px',
      ...displayText('clamp(1.65rem, .9rem + 3.2vw, 4.6rem)', '1', '-.025em'),
      textWrap: 'balance',
    },
    '& span, & small': {
      marginTop: '6px',
      fontSize: 'clamp(.9375rem, .85rem + .3vw, 1.125rem)',
      lineHeight: '1.25',
      color: 'onNight.muted',
    },
    '& small': { fontSize: '.9375rem', marginTop: '2px' },
    '& .lit': {
      bg: 'lit',
      borderColor: 'lit',
      color: 'ink',
      '& .guest': { color: 'lit.text', borderColor: palette.litRim, _before: { bg: palette.litBars } },
      '& span, & small': { color: 'ink' },
    },
    '& p': { marginTop: '22px', color: 'onNight.muted', '& a': { color: 'onNight' } },
    md: {
      paddingBottom: '64px',
      '& ul': { '--gap': '28px', maxWidth: '980px', marginInline: 'auto', paddingTop: '56px' },
      '& li': { padding: '120px 20px 26px' },
      '& .guest': { marginInline: '-20px' },
      '& p': { textAlign: 'center' },
    },
    _print: {
      paddingBottom: '0',
      bg: 'none',
      color: 'ink',
      '& ul': { paddingTop: '20px' },
      '& li, & .lit': { padding: '20px 8px 12px', bg: 'none', border: '1.5px solid', borderRadius: 'sheet' },
      '& span, & small, & p, & p a': { color: 'ink' },
    },
  },
  variants: {
    count: {
      few: {
        // If three windows are in two columns, the last one is as wide as both.
        '@media (max-width: 349px)': { '& li:nth-of-type(3)': { gridColumn: '1 / -1' } },
      },
      many: {
        '& ul': { '--least': '8.4rem', '--most': '2' },
        '& b': { fontSize: 'clamp(1.35rem, 1.1rem + 1.4vw, 2.1rem)', lineHeight: '1.05' },
        md: {
          '& ul': { '--least': '7.5rem', '--most': '4', '--gap': '14px', maxWidth: 'none' },
          '& li': { padding: '96px 10px 24px' },
          // A sum in rupees fits on one line of a column that is a fifth of a tablet wide.
          '& b': { fontSize: 'clamp(1.35rem, 2.9vw, 2.1rem)' },
          '& .guest': { marginInline: '-10px' },
        },
        lg: { '& ul': { '--gap': '20px' } },
      },
    },
    isFive: {
      true: {
        // On a phone there is one window in the first row, then two rows of two.
        '& li:first-of-type': {
          gridColumn: '1 / -1',
          justifySelf: 'center',
          width: 'max(8.4rem, calc(50% - 5px))',
          maxWidth: '100%',
        },
        md: {
          '& ul': { '--most': '5' },
          '& li:first-of-type': { gridColumn: 'auto', justifySelf: 'stretch', width: 'auto' },
        },
      },
    },
  },
});
