import { compileRecipe } from '../../theme/compile-recipe';
import * as palette from '../../theme/palette';

/** Styles the section through a house, read from the ground up. */
export const methodClass = compileRecipe({
  base: {
    paddingBlock: '72px 64px',
    lg: { paddingBlock: '104px 96px' },
    '& .top': { lg: { display: 'grid', gridTemplateColumns: '7fr 5fr', gap: '48px', alignItems: 'end' } },
    '& h2': { textStyle: 'h2', maxWidth: '11em' },
    '& .subtitle': { textStyle: 'largeMuted', marginTop: '14px', maxWidth: '36em' },
    '& .house': {
      marginTop: '34px',
      borderBottom: '14px solid {colors.ink}',
      lg: { marginTop: '52px' },
    },
    '& .roof': { width: '40%', lg: { width: '46%' } },
    // The first step is first in the list and lowest in the picture.
    '& ol': { display: 'flex', flexDirection: 'column-reverse' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '40% minmax(0, 1fr)',
      columnGap: '1rem',
      borderTop: '1.5px solid {colors.line}',
      lg: { gridTemplateColumns: '46% 1fr', columnGap: '44px' },
      '&:last-of-type': { borderColor: 'ink' },
    },
    '& .floor': {
      position: 'relative',
      overflow: 'hidden',
      minHeight: '132px',
      borderInline: `6px solid ${palette.pane}`,
      lg: { minHeight: '0', border: '0' },
    },
    // On a phone each floor is as high as its text. The drawing is at the bottom and shows its most important part; above it is
    // the colour of the room.
    '& .floor svg': {
      position: 'absolute',
      bottom: '0',
      width: 'auto',
      height: '132px',
      transform: 'translateX(-4%)',
      // The whole room is visible, but not the walls of the drawing, because the floor has its own.
      md: { width: '107.6%', height: 'auto', insetInline: '-3.8% auto', transform: 'none' },
      lg: { position: 'static', width: '100%' },
    },
    '& .floor[data-step=data-signals]': { bg: 'night' },
    '& .floor[data-step=analysis]': { bg: 'night.light' },
    '& .floor[data-step=rate-optimization]': { bg: palette.wall },
    '& .floor[data-step=growth]': {
      bg: palette.wallLight,
      '& svg': {
        insetInlineEnd: '0',
        transform: 'translateX(4%)',
        md: { transform: 'none' },
      },
    },
    // The picture frames of this room reach from floor to ceiling.
    '& .floor[data-step=revenue]': { md: { bg: 'lit' } },
    '& .floor[data-step=revenue] svg': { height: '100%', md: { height: 'auto' } },
    '& .floor[data-step=rate-optimization] svg': {
      transform: 'translateX(-10.2%)',
      md: { transform: 'none' },
    },
    '& .text': {
      overflowWrap: 'anywhere',
      padding: '12px 0 14px',
      lg: {
        padding: '26px 0',
        display: 'grid',
        gridTemplateColumns: '120px 1fr',
        columnGap: '1.25rem',
        alignContent: 'center',
      },
    },
    '& .number': {
      fontWeight: '600',
      fontSize: '.9375rem',
      color: 'ink.muted',
      lg: { paddingTop: '.5em', fontSize: '1rem' },
    },
    '& h3': { textStyle: 'h3' },
    '& .what': {
      marginTop: '4px',
      fontSize: '1rem',
      lineHeight: '1.42',
      color: 'ink.muted',
      lg: { gridColumn: '2', fontSize: '1.125rem' },
    },
    '& .lock': {
      display: 'grid',
      gridTemplateColumns: '76px 1fr',
      gap: '18px',
      alignItems: 'start',
      maxWidth: '44em',
      marginTop: '28px',
      lg: { marginInlineStart: 'calc(46% + 44px)' },
      '& p': { fontSize: '1.125rem', lineHeight: '1.45', marginTop: '4px' },
      '& .limit': { textStyle: 'smallMuted', marginTop: '.5rem' },
    },
  },
});
