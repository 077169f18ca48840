import { compileBaseRecipe } from '../../theme/compile-recipe';
import { whileParsingSelector } from '../../theme/mixins/while-parsing';
import { windowMark } from '../../theme/mixins/window-marks';

/** Styles the `<article>` around a summary, without a box. The link of its heading covers all of it. */
export const articleSummaryClass = compileBaseRecipe({
  base: {
    position: 'relative',
    '& h2': { fontFamily: 'display', textWrap: 'balance' },
    '& h2 a': {
      textDecoration: 'none',
      _after: { content: '""', position: 'absolute', inset: '0' },
      _focusVisible: {
        outline: '0',
        _after: { outline: '3px solid {colors.indigo}', outlineOffset: '-3px' },
      },
    },
    '&:hover h2 a': { textDecoration: 'underline 2px {colors.oxide}' },
    '& .excerpt': { lineHeight: '1.45' },

    // The reading time has a small window for each minute. It is ink, not lit, because a minute is not a room.
    '& .meta': {
      // While its last text still arrives, that text may move to the next row.
      [whileParsingSelector]: { visibility: 'hidden' },
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2px 14px',
      marginBottom: '8px',
      fontSize: '.9375rem',
      lineHeight: '1.4',
      color: 'ink.muted',
    },
    '& .minutes': {
      display: 'inline-flex',
      gap: '2px',
      marginInlineStart: '5px',
      '& i': { width: '7px', height: '10px', borderRadius: '4px 4px 0 0', bg: 'line.strong' },
    },

    // This note appears when the worker has stored the article. Its absolute position keeps other text in place then.
    '& .stored': {
      position: 'absolute',
      display: 'none',
      alignItems: 'center',
      gap: '7px',
      fontSize: '.9375rem',
      lineHeight: '1',
      color: 'ink.muted',
      _before: { ...windowMark(9, 12), bg: 'positive' },
    },
    '&[data-stored] .stored': { display: 'flex' },
  },
});
