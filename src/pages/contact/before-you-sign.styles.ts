import { paneMark } from '../../components/pane-mark';
import { compileRecipe } from '../../theme/compile-recipe';

/** Terms in two columns of rows, and under them, in a frame, what is not published yet. */
export const signingClass = compileRecipe({
  base: {
    paddingBlock: '64px 72px',
    lg: { paddingBlock: '88px 104px' },
    '& .top p': { textStyle: 'lead', color: 'ink.muted', marginTop: '8px' },
    '& h2': { textStyle: 'h2' },
    '& dt': { fontSize: 'clamp(1.25rem, 1.15rem + .4vw, 1.5rem)' },
    '& .missing': {
      marginTop: '40px',
      padding: '22px 20px 24px',
      bg: 'sunk',
      borderRadius: 'sheet',
      lg: { padding: '36px 40px 38px' },
    },
    '& h3': { textStyle: 'h3' },
    '& ul': { marginTop: '12px', md: { columnCount: '2', columnGap: '48px' } },
    '& li': {
      position: 'relative',
      paddingInlineStart: '24px',
      paddingBlock: '4px',
      breakInside: 'avoid',
      // An empty pane: not filled in yet.
      _before: {
        ...paneMark(11, 14),
        position: 'absolute',
        insetInlineStart: '0',
        top: '9px',
        border: '1.5px solid {colors.ink}',
      },
    },
    '& .missing p': { marginTop: '14px', fontWeight: '600' },
  },
});
