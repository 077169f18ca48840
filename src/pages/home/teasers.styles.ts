import { compileRecipe } from '../../theme/compile-recipe';
import { displayText } from '../../theme/mixins/display-face';
import { windowMark } from '../../theme/mixins/window-marks';

/** Styles the teasers of three pages: an open window (/about), a price board (/services), a large price (/pricing). */
export const teasersStyles = compileRecipe({
  slots: ['about', 'board', 'price'],
  base: {
    about: {
      bg: 'sunk',
      paddingBlock: 'section',
      '& > div': {
        display: 'grid',
        gap: '28px',
        md: { gridTemplateColumns: '5fr 7fr', alignItems: 'center', gap: '64px' },
      },
      '& h2': { textStyle: 'h2', fontSize: 'clamp(1.9rem, 1.2rem + 3vw, 3.9rem)', lineHeight: '1.08' },
      '& .subtitle': { textStyle: 'largeMuted', marginBlock: '20px 12px', maxWidth: '34em' },
      '& .art': {
        maxWidth: '300px',
        marginInline: 'auto',
        md: { maxWidth: 'none', order: '-1', marginBlock: '-72px' },
      },
    },
    board: {
      bg: 'night.light',
      paddingBlock: 'section',
      '& > div': { md: { display: 'grid', gridTemplateColumns: '4fr 8fr', gap: '56px' } },
      '& h2': { textStyle: 'h2' },
      '& .intro': { color: 'onNight.muted', margin: '14px 0 8px', maxWidth: '26em' },
      '& ol': { marginTop: '30px', md: { marginTop: '0' } },
      '& li': {
        borderTop: '1px solid {colors.night.line}',
        padding: '22px 0 20px',
        '&:last-of-type': { borderBottom: '1px solid {colors.night.line}' },
        '& > p': { color: 'onNight.muted', marginTop: '6px', maxWidth: '40em' },
      },
      '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '6px 12px' },
      '& h3': {
        textStyle: 'h3',
        fontSize: 'clamp(1.6rem, 1.2rem + 1.2vw, 2.1rem)',
        // The longest name leaves room for the dotted line and the price.
        lg: { fontSize: 'clamp(1.5rem, 2.3vw, 2.1rem)' },
      },
      '& .dots': {
        display: 'none',
        flex: '1',
        minWidth: '24px',
        borderBottom: '3px dotted {colors.night.sage}',
        transform: 'translateY(-5px)',
        lg: { display: 'block' },
      },
      '& .rate': {
        width: '100%',
        ...displayText('clamp(1.35rem, 1.1rem + 1vw, 2rem)', '1'),
        color: 'lit',
        lg: { width: 'auto' },
        '& small': { fontFamily: 'body', fontSize: '1rem', color: 'onNight.muted' },
      },
    },
    price: {
      bg: 'lit',
      paddingBlock: 'clamp(56px, 7vw, 96px)',
      '& > div': {
        display: 'grid',
        gap: '22px',
        // A visitor's wider letters put the terms below the figure, which never breaks.
        lg: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'end' },
      },
      '& h2': { textStyle: 'h3' },
      '& .figure': {
        display: 'block',
        ...displayText('min(clamp(4.6rem, .6rem + 22vw, 20.5rem), 23vw)', '.86', '-0.035em'),
        whiteSpace: 'nowrap',
        marginInlineStart: '-.03em',
        lg: { fontSize: 'clamp(5rem, 20vw, 17rem)' },
      },
      '& .unit': {
        display: 'block',
        textStyle: 'large',
        fontFamily: 'body',
        fontWeight: '600',
        marginTop: '14px',
      },
      '& .terms': { maxWidth: '23em', lg: { maxWidth: '20em' } },
      '& ul': { display: 'flex', flexWrap: 'wrap', gap: '6px 22px', fontWeight: '600' },
      '& li': {
        _before: { ...windowMark(9, 12), display: 'inline-block', bg: 'ink', marginInlineEnd: '9px' },
      },
      '& .note': { textStyle: 'small', margin: '10px 0 20px' },
    },
  },
});
