import { compileRecipe } from '../../../theme/compile-recipe';
import { mist } from '../../../theme/palette';

/** Returns the class of the element around the street, which scrolls it. It also styles lights and names in the picture. */
export const streetClass = compileRecipe({
  base: {
    height: '310px',
    bg: mist[0],
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    // A key press in the form then needs no layout or paint of two hundred windows.
    contain: 'layout paint style',
    '&:focus-visible': { outlineOffset: '-3px' },
    md: { height: '400px' },
    // The drawing is 1920 wide. On a wider screen the element must grow with it, or the roofs would be cut.
    '@media (min-width: 1920px)': { height: '20.84vw', marginBottom: '-1px' },
    '& svg': { height: '100%', width: '100%' },
    // `visibility` changes too. Otherwise the browser makes a layer for each of two hundred transparent shapes.
    '& use': { opacity: '0', visibility: 'hidden', transition: 'opacity .24s, visibility .24s' },
    '& use.lit': { opacity: '1', visibility: 'visible' },
    '& .partly-lit': { animation: 'light .24s both' },
    '& text': {
      fill: 'onNight',
      fontFamily: 'body',
      fontWeight: '600',
      textAnchor: 'middle',
      // This is 15 px on the screen, because a phone shows the drawing at three quarters of its size.
      fontSize: '19.4px',
      md: { fontSize: '15px' },
    },
  },
});
