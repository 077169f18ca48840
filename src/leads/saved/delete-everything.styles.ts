import { compileRecipe } from '../../theme/compile-recipe';

export const deleteEverythingClass = compileRecipe({ base: { '& fieldset': { marginTop: '0' } } });
