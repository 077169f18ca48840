import { compileRecipe } from '../../theme/compile-recipe';

/** The suggestion to add text to the message, and its result: between two rules, in the grid of the fields. */
export const messageSuggestionBoxClass = compileRecipe({
  base: {
    paddingBlock: '14px',
    borderBlock: '1.5px solid {colors.line}',
    overflowWrap: 'anywhere',
    '& button': { marginTop: '10px' },
    '& [role=status]:not(:empty)': { marginTop: '10px', textStyle: 'small', fontWeight: '600' },
  },
});
