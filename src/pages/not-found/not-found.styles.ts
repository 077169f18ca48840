import { compileRecipe } from '../../theme/compile-recipe';
import { displayText } from '../../theme/mixins/display-face';

/** Styles the number 404 in very large type above a hotel at night. */
export const notFoundClass = compileRecipe({
  base: {
    position: 'relative',
    bg: 'night',
    overflow: 'hidden',
    '& .words': { position: 'relative', zIndex: '1', paddingTop: '20px', md: { paddingTop: '26px' } },
    '& .code': {
      ...displayText('clamp(7.5rem, 4rem + 17vw, 19rem)', '.8', '-.04em'),
      marginInlineStart: '-.03em',
    },
    '& h1': { textStyle: 'h2', marginTop: '22px' },
    '& .text': {
      textStyle: 'large',
      color: 'onNight.muted',
      margin: '10px 0 24px',
      maxWidth: '24em',
      md: { maxWidth: '18em' },
    },
    '& .wide': { xl: { marginTop: '-330px' } },
  },
});
