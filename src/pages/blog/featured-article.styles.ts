import { compileRecipe } from '../../theme/compile-recipe';
import * as palette from '../../theme/palette';

/** Styles the featured article across the page, with its title in its sky, and the line under its drawing. */
export const featuredArticleStyles = compileRecipe({
  slots: ['featured', 'caption'],
  base: {
    featured: {
      bg: palette.sky,
      '& .words': { paddingBlock: '22px 28px' },
      '& h2': {
        fontSize: 'clamp(2rem, 1.2rem + 3.4vw, 4.2rem)',
        lineHeight: '1.04',
        letterSpacing: '-.018em',
        maxWidth: '13em',
      },
      '& .excerpt': { marginTop: '10px', maxWidth: '27em', fontSize: '1.125rem' },
      '& .excerpt, & .meta, & .stored': { color: palette.onSky },
      '& .stored': { marginTop: '8px' },
      '& .narrow svg': { height: '380px' },
      md: { '& .wide svg, & .both svg': { height: '420px' } },
    },

    caption: {
      bg: 'night',
      color: 'onNight.muted',
      textStyle: 'small',
      '& > div': { paddingBlock: '0 12px' },
    },
  },
  variants: {
    /** The drawn house is at the right, so from 1100 px the title is in the sky beside it. */
    hasTitleInSky: {
      true: {
        featured: {
          xl: {
            '& .words': { position: 'absolute', insetInline: '0', top: '0', paddingTop: '44px' },
            '& .words > *': { maxWidth: '37%' },
            '& h2': { fontSize: 'clamp(2.3rem, 3.3vw, 3.2rem)' },
            '& .wide svg': { height: 'clamp(520px, 43vw, 640px)' },
          },
        },
      },
    },
  },
});
