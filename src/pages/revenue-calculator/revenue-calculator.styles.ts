import { compileRecipe } from '../../theme/compile-recipe';
import { whileParsingSelector } from '../../theme/mixins/while-parsing';

/** Styles the heading above the calculator. */
export const revenueCalculatorTopClass = compileRecipe({
  base: {
    paddingBlock: '8px 22px',
    '& h1': { textStyle: 'h1' },
    '& .subtitle': { textStyle: 'largeMuted', maxWidth: '36em', marginTop: '.75rem' },
    lg: {
      [whileParsingSelector]: { visibility: 'hidden' },
      paddingBlock: '4px 34px',
      '& .opening': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25em)',
        alignItems: 'end',
        gap: '2.5rem',
      },
    },
  },
});
