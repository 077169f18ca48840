import { compileRecipe } from '../../../theme/compile-recipe';
import { displayFigure } from '../../../theme/mixins/display-face';

/** Returns the class of the large total below the street. */
export const totalFigureClass = compileRecipe({
  base: {
    bg: 'night',
    color: 'onNight',
    '& > div': { display: 'grid', gap: '2px', paddingBlock: '2px 22px' },
    '& .label': { fontWeight: '600', paddingTop: '1rem' },
    '& .total': {
      ...displayFigure('clamp(3rem, 1.9rem + 5vw, 5.6rem)', '1', '-0.025em'),
      color: 'lit',
      // Forced colours paint a background behind each line of text, which would cover the line above.
      '@media (forced-colors: active)': { lineHeight: '1.5' },
      '&[data-font-step="1"]': { fontSize: 'min(clamp(3rem, 1.9rem + 5vw, 5.6rem), 12.8vw)' },
      '&[data-font-step="2"]': { fontSize: 'min(clamp(2.4rem, 1.7rem + 3.6vw, 5rem), 10vw)' },
      '&[data-font-step="3"]': { fontSize: 'min(clamp(1.9rem, 1.2rem + 2.6vw, 3.6rem), 7vw)' },
    },
    '& .summary': { color: 'onNight.muted', fontSize: '.9375rem', lineHeight: '1.4' },
    '& .words': { fontWeight: '600' },
    md: {
      '& > div': {
        gridTemplateColumns: 'auto 1fr',
        alignItems: 'baseline',
        gap: '4px 24px',
        paddingBottom: '26px',
      },
      '& .label, & .words': { gridColumn: '1 / -1' },
      '& .total[data-font-step="3"]': { gridColumn: '1 / -1' },
    },
  },
});
