import { compileBaseRecipe } from '../theme/compile-recipe';

/** As high as a thumb needs, where the link ends a sentence: the padding of words in a line moves nothing. */
export const textLinkClass = compileBaseRecipe({ base: { paddingBlock: '13px' } });
