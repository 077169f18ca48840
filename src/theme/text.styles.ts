import { compileBaseRecipe } from './compile-recipe';

/** Returns the class names of the text styles (`textStyles().h1`), for elements that need no other styles. */
export const textStyles = compileBaseRecipe({
  slots: ['h1', 'h2', 'h2Small', 'h3', 'large'],
  base: {
    h1: { textStyle: 'h1' },
    h2: { textStyle: 'h2' },
    h2Small: { textStyle: 'h2Small' },
    h3: { textStyle: 'h3' },
    large: { textStyle: 'large' },
  },
});
