import { compileRecipe } from '../../theme/compile-recipe';
import { displayText } from '../../theme/display-text';
import { stillParsing } from '../../theme/still-parsing';

/** The pricing model as two letters on yellow, then the house of the example. */
export const styles = compileRecipe({
  slots: ['bill', 'house'],
  base: {
    bill: {
      bg: 'lit',
      overflow: 'hidden',
      paddingTop: '68px',
      lg: { paddingTop: '88px', [`${stillParsing} .split`]: { visibility: 'hidden' } },
      '& .split': {
        paddingBlock: '10px 44px',
        lg: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
          columnGap: '40px',
          alignItems: 'end',
          paddingBlock: '8px 72px',
        },
      },
      '& h1': {
        textStyle: 'h1',
        fontSize: 'clamp(2rem, 1.5rem + 2vw, 3.25rem)',
        maxWidth: '15em',
        lg: { gridColumn: '1 / -1' },
      },
      '& .equation': {
        display: 'flex',
        alignItems: 'flex-end',
        ...displayText('61vw', '.74', '-.03em'),
        margin: '26px 0 0 -.03em',
        paddingBottom: '.1em',
        md: { fontSize: '40vw' },
        lg: { fontSize: 'min(41vw, 33.5rem)', marginInlineStart: '-.04em', paddingBottom: '.03em' },
        // Widths of the letters in Rozha, so that nothing moves when the font has loaded.
        '& span': { flex: 'none', width: '.5em' },
        '& :last-child': { width: '.445em' },
        '& .plus': { fontSize: '.62em', padding: '0 .14em .1em', width: '.717em' },
      },
      '& .model': {
        display: 'grid',
        gap: '22px',
        borderTop: '2px solid {colors.ink}',
        paddingTop: '5',
        marginBottom: '30px',
        md: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '48px' },
        lg: { gridTemplateColumns: '1fr', gap: '20px' },
        '& h2': { textStyle: 'h3' },
        '& p': { marginTop: '6px', maxWidth: '26em', lineHeight: '1.5' },
      },
    },
    house: {
      '& .split': {
        display: 'grid',
        gap: '34px',
        paddingBlock: '64px',
        lg: { gridTemplateColumns: '6fr 6fr', gap: '72px', alignItems: 'center', paddingBlock: '96px' },
      },
      '& h2': { textStyle: 'h2', maxWidth: '13em' },
      '& .text': { marginTop: '14px', maxWidth: '32em' },
      '& ul': { marginBlock: '22px 14px', borderTop: '1.5px solid {colors.ink}' },
      '& li': {
        display: 'grid',
        gridTemplateColumns: '34px 1fr auto',
        gap: '14px',
        alignItems: 'center',
        padding: '12px 0 10px',
        borderBottom: '1px solid {colors.line}',
        lineHeight: '1.4',
        '& svg': { width: '30px' },
        '& .sum': { gridColumn: '1 / 3', fontWeight: '600' },
        '& b': { fontFamily: 'display', fontWeight: '400', fontSize: '1.375rem', whiteSpace: 'nowrap' },
      },
      // A rule above the total, as in a bill.
      '& li:nth-last-of-type(2)': { borderTop: '1.5px solid {colors.ink}', marginTop: '-1px' },
      '& li:nth-last-of-type(-n+2) b': { fontSize: '1.75rem' },
      '& .note': { textStyle: 'small', color: 'ink.muted', maxWidth: '32em' },
      '& .art': { lg: { marginTop: '-40px' } },
    },
  },
});
