import { compileRecipe } from '../../theme/compile-recipe';
import { questionStyle } from './style-parts';

export const deleteEverythingClass = compileRecipe({
  base: { ...questionStyle, '& .actions': { ...questionStyle['& .actions'], marginTop: '0' } },
});
