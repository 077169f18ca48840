import { compileRecipe } from '../../../theme/compile-recipe';
import { panelGrid, sentencesRules } from '../calculator-mixins';

/** Returns the class of three fields beside their answer, on the background of the page. */
export const losingMonthsPanelClass = compileRecipe({
  base: {
    bg: 'canvas',
    // A change inside it needs no layout or paint outside.
    contain: 'layout paint style',
    ...panelGrid({
      gap: '30px',
      paddingBlock: '30px 44px',
      lg: { gridTemplateColumns: '4fr 7fr', gap: '72px', alignItems: 'start', paddingBlock: '36px 60px' },
    }),
    '& .costs': { display: 'grid', gap: '1rem', justifyItems: 'start' },
    '& .costs > div': { width: '100%' },
    '& .costs > p': { textStyle: 'smallMuted' },
    ...sentencesRules('.75rem', 'clamp(1.5rem, 1.1rem + 2vw, 2.6rem)', '1.1'),
    '& .sentence + .sentence': { color: 'oxide' },
  },
});
