import { compileRecipe } from '../../../theme/compile-recipe';
import { mist } from '../../../theme/palette';

/** The frame of the street, and what moves in the picture. */
export const frameClass = compileRecipe({
  base: {
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
});
