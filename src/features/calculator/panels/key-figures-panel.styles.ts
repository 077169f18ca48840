import { compileRecipe } from '../../../theme/compile-recipe';
import { displayFigure } from '../../../theme/mixins/display-face';

/** Returns the class of the panel "Three figures hoteliers quote", on a dark background. */
export const keyFiguresPanelClass = compileRecipe({
  base: {
    bg: 'night',
    '& dl': { display: 'grid', paddingBlock: '14px 30px' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: '104px 1fr',
      gap: '2px 14px',
      alignItems: 'baseline',
      padding: '16px 0 13px',
      borderBottom: '1px solid {colors.night.line}',
      '@media (max-width: 359px)': { gridTemplateColumns: '84px 1fr' },
    },
    '& dl > div:last-of-type': { borderBottom: '0' },
    '& dt': { fontWeight: '600', gridRow: '1', gridColumn: '2' },
    '& .figure': {
      ...displayFigure('1.75rem', '1.05'),
      gridRow: '1 / 3',
      gridColumn: '1',
    },
    '& .figure[data-font-step]': { fontSize: '1.25rem' },
    '& .meaning': { gridColumn: '2', color: 'onNight.muted', fontSize: '.9375rem', lineHeight: '1.4' },
    md: {
      '& dl': { gridTemplateColumns: 'repeat(3, 1fr)', paddingBlock: '36px 42px' },
      '& dl > div': { display: 'block', borderBottom: '0', padding: '0 22px 6px 0' },
      '& dl > div + div': { paddingInlineStart: '22px', borderInlineStart: '1px solid {colors.night.line}' },
      '& .figure, & .figure[data-font-step]': { fontSize: 'clamp(2rem, 3.6vw, 3rem)', margin: '4px 0 6px' },
      '& .meaning': { fontSize: '1.0625rem' },
    },
  },
});
