import { compileBaseRecipe } from '../theme/compile-recipe';

/** Styles the section that ends a page: heading and text, and at their right the buttons. */
export const callToActionClass = compileBaseRecipe({
  base: {
    paddingBlock: '64px',
    '& > div': { display: 'grid', gap: '1.5rem', justifyItems: 'start' },
    '& h2': { textStyle: 'h2' },
    '& p': { marginTop: '10px', maxWidth: '34em' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '.75rem' },
    lg: { paddingBlock: '88px', '& > div': { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
  },
  variants: {
    background: {
      canvas: { '& p': { textStyle: 'largeMuted' } },
      night: { bg: 'night.light', '& p': { color: 'onNight.muted' } },
      oxide: { bg: 'oxide', color: 'white', lg: { '& > div': { alignItems: 'end' } } },
    },
  },
});
