import { compileRecipe } from '../../../theme/compile-recipe';
import { mist } from '../../../theme/palette';

/** Returns the class of the twelve houses: one row, or two on a phone. The months' names are on the dark ground below. */
export const monthHousesClass = compileRecipe({
  base: {
    bg: mist[0],
    overflow: 'hidden',
    contain: 'layout paint style',
    '& .street': {
      isolation: 'isolate',
      display: 'grid',
      // Six are in a row, or fewer with enlarged text.
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(2.9em, 16.6%), 1fr))',
      fontSize: '.9375rem',
      md: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(2.9em, 8.3%), 1fr))' },
    },
    '& .month': { display: 'grid', gridTemplateRows: 'auto 1fr', paddingTop: '22px' },
    '& .month > div': { paddingInline: '4px', md: { paddingInline: '10px' } },
    '& .month > div > svg': { maxHeight: '210px' },
    '& .month > p': {
      position: 'relative',
      color: 'onNight',
      textAlign: 'center',
      lineHeight: '1.25',
      paddingBlock: '7px 9px',
      // Extends the ground to both edges of the screen.
      _before: { content: '""', position: 'absolute', inset: '0 -100vmax', bg: 'night', zIndex: '-1' },
    },
    '& .month > p > *': { display: 'block' },
    '& .loss': { fontWeight: '600' },
    '& .loss svg': { display: 'inline-block', width: '.6em', marginInlineEnd: '.25em' },
  },
});
