import { keyframes } from '@emotion/react';
import { compileRecipe } from '../../theme/compile-recipe';
import { paneBars, windowMark } from '../../theme/mixins/window-marks';
import * as palette from '../../theme/palette';

const hidden = keyframes({ 'from, to': { visibility: 'hidden' } });

/**
 * Returns styles that hide the elements of `selector` until the leads are read. The list of leads then grows, which would move
 * these elements. `selector` must ask for `data-unread`, which the list has until then. Without script nothing is hidden, and
 * with script for 4 s at most.
 */
const hiddenUntilRead = (selector: string) => ({
  '@media (scripting: enabled)': { [selector]: { animation: `${hidden} 4s` } },
});

/**
 * Styles /saved. `top` has title and leads, `how` the rules beside them, `pages` the stored pages, `notes` the install notes.
 */
export const savedStyles = compileRecipe({
  slots: ['top', 'how', 'pages', 'notes'],
  base: {
    top: {
      paddingBlock: '8px 64px',
      lg: { paddingBottom: '88px' },
      '& h1': { textStyle: 'h1' },
      '& .subtitle': { textStyle: 'largeMuted', maxWidth: '36em', marginTop: '10px' },
      '& .columns': {
        display: 'grid',
        gap: '40px',
        marginTop: '30px',
        lg: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', gap: '56px' },
      },
      '& .leads': { minWidth: '0' },
      ...hiddenUntilRead('& .columns:has([data-unread]) aside'),
    },
    how: {
      borderTop: '6px solid {colors.ink}',
      paddingTop: '1rem',
      '& h2': { textStyle: 'h3' },
      '& ul': { marginTop: '6px' },
      '& li': { paddingBlock: '12px 10px', borderBottom: '1px solid {colors.line}', lineHeight: '1.45' },
    },
    pages: {
      ...hiddenUntilRead('div:has([data-unread]) ~ &'),
      bg: 'sunk',
      paddingBlock: '56px',
      '& h2': { textStyle: 'h2' },
      // The longest sentence has space, because the text changes after the page has loaded and must not move anything.
      '& [role=status]': { marginTop: '10px', minHeight: '4.8em', md: { minHeight: '1.6em' } },
      '& ul': {
        marginTop: '18px',
        borderTop: '1.5px solid {colors.ink}',
        display: 'grid',
        md: { gridTemplateColumns: '1fr 1fr', columnGap: '48px' },
      },
      '& li a': {
        display: 'grid',
        gridTemplateColumns: '18px 1fr auto',
        gap: '14px',
        alignItems: 'center',
        minHeight: '56px',
        height: '100%',
        padding: '12px 0 9px',
        borderBottom: `1px solid ${palette.lineOnSky}`,
        textDecoration: 'none',
        lineHeight: '1.3',
        _before: {
          ...windowMark(15, 20),
          border: '1.5px solid {colors.ink}',
          backgroundColor: 'ink.muted',
          ...paneBars('currentColor', '1.5px', '55%'),
        },
        '&:hover b': { textDecoration: 'underline 2px {colors.oxide}', textUnderlineOffset: '4px' },
      },
      '& [data-stored] a::before': { backgroundColor: 'lit' },
      '& li span': { textStyle: 'smallMuted' },
      '& .kept': {
        display: 'grid',
        gap: '16px 48px',
        justifyItems: 'start',
        alignItems: 'center',
        marginTop: '1.5rem',
        md: { gridTemplateColumns: '1fr 1fr' },
      },
      '& .kept > p': { textStyle: 'smallMuted', maxWidth: '34em' },
    },
    notes: hiddenUntilRead('div:has([data-unread]) ~ & > *'),
  },
});
