import { compileRecipe } from '../../theme/compile-recipe';

/** Styles the placeholder of a picture that failed to load: a dark window icon and a text. */
export const missingPictureClass = compileRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '.75rem',
    width: '100%',
    minHeight: '96px',
    padding: '.75rem',
    bg: 'sunk',
    color: 'ink',
    fontWeight: '600',
    fontSize: '1rem',
    lineHeight: '1.2',
    textAlign: 'center',
    '& svg': { width: '34px', height: 'auto', flex: 'none' },
  },
});
