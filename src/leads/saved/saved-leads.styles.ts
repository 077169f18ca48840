import { compileRecipe } from '../../theme/compile-recipe';
import * as palette from '../../theme/palette';

/** The list of leads, as a house. */
export const savedLeadsClass = compileRecipe({
  base: {
    '& .roof svg': { height: '54px', md: { height: '86px' } },
    '& ul, & .empty': { borderBottom: `14px solid ${palette.pane}` },
    '& li, & .empty': { bg: palette.wall, borderTop: `9px solid ${palette.pane}` },
    '& li:first-of-type, & .empty': { borderTopWidth: '5px' },
    // A lead below the first screen is not laid out before the visitor scrolls to it: 200 leads may wait.
    '& li:nth-of-type(n + 9)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 300px' },
    '& [data-unread] .texts > *': { visibility: 'hidden' },
    '& .without-script': { padding: '18px', color: 'onNight', fontWeight: '600' },
  },
});
