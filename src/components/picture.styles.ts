import { compileRecipe } from '../theme/compile-recipe';

/** The place of a picture that could not be had: a dark arched window on the quiet ground, and the words. */
export const missingClass = compileRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    width: '100%',
    minHeight: '96px',
    padding: '3',
    bg: 'sunk',
    color: 'ink',
    fontWeight: '600',
    fontSize: '1rem',
    lineHeight: '1.2',
    textAlign: 'center',
    '& svg': { width: '34px', height: 'auto', flex: 'none' },
  },
});
