import { compileRecipe } from '../../theme/compile-recipe';
import { paneBars, windowMark } from '../../theme/mixins/window-marks';
import * as palette from '../../theme/palette';

/** Styles the placeholder of a picture that failed to load: a dark window and a text. */
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
    _before: {
      ...windowMark(30, 38),
      ...paneBars(palette.trim, '1.5px', '43%'),
      flex: 'none',
      margin: '2px',
      border: `1.5px solid ${palette.darkRim}`,
      backgroundColor: palette.pane,
    },
  },
});
