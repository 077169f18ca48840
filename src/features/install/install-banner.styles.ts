import { compileRecipe } from '../../theme/compile-recipe';

/** Returns the class of the install offer: a banner in the page's flow, not a pop-up. */
export const installBannerClass = compileRecipe({
  base: {
    bg: 'night.light',
    // The footer below is one shade darker.
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '68px 1fr',
      gap: '18px',
      alignItems: 'center',
      paddingBlock: '28px',
    },
    '& .icon': {
      width: '68px',
      height: '68px',
      borderRadius: '18px',
      bg: 'night',
      display: 'grid',
      placeItems: 'center',
      '& svg': { width: '42px' },
    },
    '& h2': { textStyle: 'h3', fontSize: '1.5rem' },
    '& p': { color: 'onNight.muted', lineHeight: '1.4', marginTop: '.25rem' },
    '& .actions': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '.75rem' },
    md: {
      '& > div': { gridTemplateColumns: '84px 1fr auto' },
      '& .icon': { width: '84px', height: '84px', borderRadius: '22px', '& svg': { width: '52px' } },
      '& .actions': { gridColumn: 'auto' },
    },
  },
});
