import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { look } from '../../theme/looks';

/** The contact page: heading and side panel at the left, the form house at the right; one under the other on phones. */
export const styles = look(
  defineSlotRecipe({
    slots: ['grid', 'banner', 'side', 'guide'],
    base: {
      grid: {
        display: 'grid',
        gap: '40px',
        paddingBlock: '18px 72px',
        '& > *': { minWidth: '0' },
        // Three lines at every width, in the fallback font (5% wider) as in Rozha: nothing moves when the font arrives.
        '& .opening h1': {
          fontSize: 'clamp(2.4rem, 1.5rem + 4vw, 4.4rem)',
          letterSpacing: '-0.02em',
          maxWidth: '8.6em',
          lg: { fontSize: 'clamp(2.4rem, 5.45vw, 4.4rem)' },
        },
        '& .opening .lead': { marginTop: '4', color: 'ink.muted', maxWidth: '36em' },
        '& .split': { textStyle: 'small', color: 'ink.muted', marginTop: '10px', maxWidth: '34em' },
        lg: {
          gridTemplateColumns: '5fr 6fr',
          gridTemplateRows: 'auto 1fr',
          gap: '56px 88px',
          paddingBlock: '28px 112px',
          alignItems: 'start',
          '& > .form': { gridRow: '1 / 3', gridColumn: '2' },
        },
      },
      banner: {
        display: 'flex',
        gap: '14px',
        alignItems: 'center',
        bg: 'lit',
        padding: '14px 18px 12px',
        borderRadius: 'control',
        marginTop: '6',
        fontWeight: '600',
        lineHeight: '1.3',
        maxWidth: '34em',
        '& svg': { width: '26px', flex: 'none' },
      },
      side: {
        borderTop: '6px solid',
        borderColor: 'ink',
        paddingTop: '5',
        '& h3': { marginTop: '18px' },
        '& p': { margin: '8px 0 18px', color: 'ink.muted' },
        '& .ways': { display: 'grid', gap: '3' },
      },
      guide: {
        bg: 'sunk',
        '& .columns': {
          display: 'grid',
          gap: '44px',
          paddingBlock: '56px 64px',
          lg: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '48px', paddingBlock: '72px 80px' },
        },
        '& h2': { textStyle: 'h3' },
        '& ul, & ol': { marginTop: '14px', borderTop: '1.5px solid', borderColor: 'ink' },
        '& li': {
          padding: '12px 0 10px',
          borderBottom: '1px solid',
          borderColor: 'line',
          lineHeight: '1.45',
        },
        '& li b': { display: 'block' },
        '& ol': { counterReset: 'step' },
        '& ol li': { position: 'relative', paddingInlineStart: '44px', counterIncrement: 'step' },
        '& ol li::before': {
          content: 'counter(step)',
          position: 'absolute',
          insetInlineStart: '0',
          top: '14px',
          minWidth: '30px',
          paddingBlock: '7px 3px',
          borderRadius: '15px 15px 3px 3px',
          bg: 'canvas',
          fontFamily: 'display',
          fontSize: '1.0625rem',
          lineHeight: '1',
          textAlign: 'center',
        },
        '& p': { textStyle: 'small', color: 'ink.muted', marginTop: '12px' },
      },
    },
  }),
);
