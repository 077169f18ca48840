import { compileRecipe } from '../../theme/compile-recipe';

/** Between two rules, in the row of the fields: what may be added to the message, and what came of it. */
export const offerClass = compileRecipe({
  base: {
    paddingBlock: '14px',
    borderBlock: '1.5px solid',
    borderColor: 'line',
    overflowWrap: 'anywhere',
    '& button': { marginTop: '10px' },
    '& [role=status]:not(:empty)': { marginTop: '10px', textStyle: 'small', fontWeight: '600' },
  },
});
