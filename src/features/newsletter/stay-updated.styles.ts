import { compileRecipe } from '../../theme/compile-recipe';

export const leadClass = compileRecipe({
  base: { textStyle: 'lead', color: 'ink.muted', marginTop: '10px', marginBottom: '6' },
});
