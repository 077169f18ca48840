import { compileRecipe } from '../../theme/compile-recipe';
import * as palette from '../../theme/palette';

const darkBand = { bg: 'night.light', color: 'onNight' };

/** The two dark bands of /saved: how to install the site on an iPhone, and the note in an in-app browser. */
export const installStyles = compileRecipe({
  slots: ['iphoneSteps', 'inAppBrowserNote'],
  base: {
    iphoneSteps: {
      ...darkBand,
      paddingBlock: '56px 64px',
      '& ol': {
        display: 'grid',
        gap: '22px',
        marginTop: '26px',
        lg: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '0' },
      },
      '& li': {
        display: 'grid',
        gridTemplateColumns: '104px 1fr',
        gap: '20px',
        alignItems: 'center',
        borderTop: '1px solid',
        borderColor: palette.stepLine,
        paddingTop: '22px',
        lg: { gridTemplateColumns: '130px 1fr', borderTop: '0', padding: '0 24px' },
      },
      '& li:first-of-type': { lg: { paddingInlineStart: '0' } },
      '& li + li': { lg: { borderInlineStart: `1px solid ${palette.stepLine}` } },
      '& h3': { textStyle: 'h3' },
      '& li p': { color: palette.onStep, marginTop: '6px', lineHeight: '1.45' },
    },
    inAppBrowserNote: {
      ...darkBand,
      paddingBlock: '24px',
      '& .row': { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
      '& p': { flex: '1 1 260px', maxWidth: '36em', lineHeight: '1.4' },
    },
  },
});
