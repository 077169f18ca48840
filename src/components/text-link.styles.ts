import { compileBaseRecipe } from '../theme/compile-recipe';

/** Makes the link high enough to press. Padding of inline text does not move the lines around it. */
export const textLinkClass = compileBaseRecipe({ base: { paddingBlock: '13px' } });
