import { compileRecipe } from '../../theme/compile-recipe';
import { displayText } from '../../theme/display-text';
import * as ink from '../../theme/palette';

/** The dark banner, the price list, the terms, and the request for a quote. */
export const priceListStyles = compileRecipe({
  slots: ['banner', 'tariff', 'terms', 'custom'],
  base: {
    banner: {
      bg: 'night',
      color: 'onNight',
      '& .inner': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '28px',
        paddingBlock: '64px',
        lg: { paddingBlock: '88px' },
      },
      '& .top': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '5',
        justifyItems: 'start',
        lg: { gridTemplateColumns: '1fr auto', alignItems: 'end', gap: '10' },
      },
      '& h2': { textStyle: 'h2', maxWidth: '14em', overflowWrap: 'anywhere' },
      '& dl': {
        display: 'grid',
        borderTop: '1px solid {colors.night.line}',
        md: { gridTemplateColumns: '1.2fr 1fr 1fr' },
      },
      '& dl > div': {
        display: 'flex',
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: '4',
        padding: '18px 0 14px',
        borderBottom: '1px solid {colors.night.line}',
        md: {
          flexDirection: 'column-reverse',
          alignItems: 'flex-start',
          justifyContent: 'flex-end',
          borderBottom: '0',
          padding: '22px 20px 0 0',
        },
        '& + div': {
          md: { paddingInlineStart: '24px', borderInlineStart: '1px solid {colors.night.line}' },
        },
        '&:first-of-type dd': { color: 'lit' },
      },
      '& dd': { ...displayText('clamp(2.2rem, 1.7rem + 2vw, 3.6rem)', '1'), whiteSpace: 'nowrap' },
      '& dt': {
        color: 'onNight.muted',
        lineHeight: '1.3',
        maxWidth: '14em',
        textAlign: 'end',
        md: { textAlign: 'start' },
      },
      '& .note': { textStyle: 'small', color: 'onNight.muted', maxWidth: '48em' },
    },
    tariff: {
      bg: 'sunk',
      '& .split': {
        paddingBlock: '56px',
        lg: { display: 'grid', gridTemplateColumns: '5fr 7fr', gap: '40px', paddingBlock: '72px' },
      },
      '& h2': { textStyle: 'h2' },
      '& p': { color: 'ink.muted', marginTop: '10px', maxWidth: '24em' },
      '& ul': { marginTop: '18px', borderTop: '1.5px solid {colors.ink}', lg: { marginTop: '4px' } },
      '& ul + ul': { marginTop: '28px' },
      '& li': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '2px 20px',
        padding: '15px 0 12px',
        borderBottom: `1px solid ${ink.skyLine}`,
        fontSize: '1.125rem',
        lineHeight: '1.3',
        '& b': { ...displayText('1.5rem', '1.1'), '& small': { fontFamily: 'body', fontSize: '1rem' } },
      },
    },
    terms: {
      paddingBlock: '64px 72px',
      lg: { paddingBlock: '96px' },
      '& h2': { textStyle: 'h2' },
      '& section + section': { marginTop: '64px', lg: { marginTop: '88px' } },
      '& dt': { textWrap: 'wrap', fontSize: 'clamp(1.25rem, 1.15rem + .9vw, 1.9rem)', lineHeight: '1.12' },
      '& dd': { lg: { marginTop: '0' } },
      '& .more': { marginTop: '26px' },
    },
    custom: {
      paddingBlock: '56px',
      lg: { paddingBlock: '72px' },
      '& > div': { gap: '5' },
      '& p': { maxWidth: '32em', marginTop: '2' },
    },
  },
});
