import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { mist } from '../../scenes/palette';
import { look } from '../../theme/looks';

/** The revenue calculator's first screen: heading, the street of houses, and the total on the ground it stands on. */
export const styles = look(
  defineSlotRecipe({
    slots: ['top', 'street', 'read', 'duo', 'tips', 'ask', 'later'],
    base: {
      top: {
        paddingBlock: '8px 22px',
        '& h1': { textStyle: 'h1' },
        '& .lead': { textStyle: 'lead', color: 'ink.muted', maxWidth: '36em', marginTop: '3' },
        lg: {
          paddingBlock: '4px 34px',
          '& .opening': {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25em)',
            alignItems: 'end',
            gap: '10',
          },
        },
      },
      street: {
        height: '310px',
        bg: mist[0],
        overflowX: 'auto',
        overflowY: 'hidden',
        overscrollBehaviorX: 'contain',
        // A key pressed in the form must not have the browser look through two hundred windows again.
        contain: 'layout paint style',
        '&:focus-visible': { outlineOffset: '-3px' },
        md: { height: '400px' },
        // The drawing is 1920 wide: on a wider screen the frame grows with it, or the roofs would be cut.
        '@media (min-width: 1920px)': { height: '20.84vw', marginBottom: '-1px' },
        '& svg': { height: '100%', width: '100%' },
        // Dark lights are hidden besides: two hundred see-through shapes would be two hundred layers to put together.
        '& use': { opacity: '0', visibility: 'hidden', transition: 'opacity .24s, visibility .24s' },
        '& use.lit': { opacity: '1', visibility: 'visible' },
        '& .part': { animation: 'light .24s both' },
        '& text': {
          fill: 'onNight',
          fontFamily: 'body',
          fontWeight: '600',
          textAnchor: 'middle',
          // 15 px on the screen: on a phone the drawing is shown at three quarters.
          fontSize: '19.4px',
          md: { fontSize: '15px' },
        },
      },
      read: {
        bg: 'night',
        color: 'onNight',
        '& .grid': { display: 'grid', gap: '2px', paddingBlock: '2px 22px' },
        '& .label': { fontWeight: '600', paddingTop: '4' },
        '& .total': {
          display: 'block',
          fontFamily: 'display',
          fontSize: 'clamp(3rem, 1.9rem + 5vw, 5.6rem)',
          lineHeight: '1',
          letterSpacing: '-0.025em',
          color: 'lit',
          overflowWrap: 'anywhere',
          '&[data-length="2"]': { fontSize: 'min(clamp(3rem, 1.9rem + 5vw, 5.6rem), 12.8vw)' },
          '&[data-length="3"]': { fontSize: 'min(clamp(2.4rem, 1.7rem + 3.6vw, 5rem), 10vw)' },
          '&[data-length="4"]': { fontSize: 'min(clamp(1.9rem, 1.2rem + 2.6vw, 3.6rem), 7vw)' },
        },
        '& .windows': { color: 'onNight.muted', fontSize: '.9375rem', lineHeight: '1.4' },
        '& .words': { fontWeight: '600' },
        md: {
          '& .grid': {
            gridTemplateColumns: 'auto 1fr',
            alignItems: 'baseline',
            gap: '4px 24px',
            paddingBottom: '26px',
          },
          '& .label, & .words': { gridColumn: '1 / -1' },
          '& .total[data-length="4"]': { gridColumn: '1 / -1' },
        },
      },
      duo: {
        display: 'grid',
        gap: '56px',
        paddingBlock: '40px 72px',
        '& > *': { minWidth: '0' },
        '& h2': { textStyle: 'h2s', fontSize: 'clamp(1.7rem, 1.4rem + 1.2vw, 2.25rem)' },
        '& .note': { textStyle: 'small', color: 'ink.muted', marginTop: '2' },
        lg: {
          gridTemplateColumns: '1.05fr 1fr',
          gap: '72px',
          paddingBlock: '64px 96px',
          // Beside ten room types the figures stay in sight.
          '& > section': { position: 'sticky', top: '6', alignSelf: 'start' },
        },
      },
      tips: {
        marginTop: '8',
        borderTop: '1.5px solid',
        borderColor: 'ink',
        '& li': {
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: '14px',
          padding: '14px 0 12px',
          borderBottom: '1px solid',
          borderColor: 'line',
          lineHeight: '1.5',
          _before: {
            content: '""',
            width: '15px',
            height: '20px',
            marginTop: '3px',
            borderRadius: '8px 8px 0 0',
            background:
              'linear-gradient({colors.canvas}, {colors.canvas}) 50% 0 / 1.5px 100% no-repeat, linear-gradient({colors.canvas}, {colors.canvas}) 0 55% / 100% 1.5px no-repeat, {colors.ink}',
          },
        },
      },
      // As high as what will stand here, measured with every shutter closed.
      ask: { marginTop: '26px' },
      later: {
        minHeight: '735px',
        borderTop: '6px solid',
        borderColor: 'ink',
        '@media (max-width: 359px)': { minHeight: '757px' },
        '@media (min-width: 430px)': { minHeight: '660px' },
        md: { minHeight: '591px' },
        lg: { minHeight: '536px' },
        '@media (scripting: none)': { display: 'none' },
      },
    },
  }),
);
