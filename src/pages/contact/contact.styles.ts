import { compileRecipe } from '../../theme/compile-recipe';
import { listMark, stepNumber } from '../../theme/mixins/window-marks';

/** Styles /contact: heading and side panel at the left of the form. On phones they are one below the other. */
export const contactStyles = compileRecipe({
  slots: ['grid', 'banner', 'side', 'guide', 'signing'],
  base: {
    grid: {
      display: 'grid',
      gap: '40px',
      paddingBlock: '18px 72px',
      '& > *': { minWidth: '0' },
      // The heading has three lines at every width, even in the fallback font (5% wider), so nothing moves later.
      '& .opening h1': {
        textStyle: 'h1',
        fontSize: 'clamp(2.4rem, 1.5rem + 4vw, 4.4rem)',
        letterSpacing: '-0.02em',
        maxWidth: '8.6em',
        lg: { fontSize: 'clamp(2.4rem, 5.45vw, 4.4rem)' },
      },
      '& .opening .subtitle': { textStyle: 'largeMuted', marginTop: '1rem', maxWidth: '36em' },
      '& .note': { textStyle: 'smallMuted', marginTop: '10px', maxWidth: '34em' },
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
      display: 'grid',
      gridTemplateColumns: '26px minmax(0, 1fr)',
      gap: '14px',
      alignItems: 'center',
      bg: 'lit',
      padding: '14px 18px 12px',
      borderRadius: 'control',
      marginTop: '1.5rem',
      fontWeight: '600',
      lineHeight: '1.3',
      maxWidth: '34em',
      '& p': { gridColumn: '2' },
      '& .mark': { gridArea: '1 / 1' },
    },
    side: {
      borderTop: '6px solid {colors.ink}',
      paddingTop: '1.25rem',
      '& h2': { textStyle: 'h2Small' },
      '& h3': { textStyle: 'h3', marginTop: '18px' },
      '& p': { margin: '8px 0 18px', color: 'ink.muted' },
      '& .ways': { display: 'grid', gap: '.75rem' },
    },
    guide: {
      bg: 'sunk',
      '& > div': {
        display: 'grid',
        gap: '44px',
        paddingBlock: '56px 64px',
        lg: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '48px', paddingBlock: '72px 80px' },
      },
      '& h2': { textStyle: 'h3' },
      '& ul, & ol': { marginTop: '14px', borderTop: '1.5px solid {colors.ink}' },
      '& li': {
        padding: '12px 0 10px',
        borderBottom: '1px solid {colors.line}',
        lineHeight: '1.45',
      },
      '& li b': { display: 'block' },
      '& ol': { counterReset: 'step' },
      '& ol li': { position: 'relative', paddingInlineStart: '44px', counterIncrement: 'step' },
      '& ol li::before': stepNumber('14px', 'canvas'),
      '& p': { textStyle: 'smallMuted', marginTop: '12px' },
    },
    /** The terms that apply, and under them, in a frame, those that are not published yet. */
    signing: {
      paddingBlock: '64px 72px',
      lg: { paddingBlock: '88px 104px' },
      '& .subtitle': { textStyle: 'largeMuted', marginTop: '8px' },
      '& h2': { textStyle: 'h2' },
      '& dt': { fontSize: 'clamp(1.25rem, 1.15rem + .4vw, 1.5rem)' },
      '& .missing': {
        marginTop: '40px',
        padding: '22px 20px 24px',
        bg: 'sunk',
        borderRadius: 'sheet',
        lg: { padding: '36px 40px 38px' },
      },
      '& h3': { textStyle: 'h3' },
      '& ul': { marginTop: '12px', md: { columnCount: '2', columnGap: '48px' } },
      '& li': {
        position: 'relative',
        paddingInlineStart: '24px',
        paddingBlock: '4px',
        breakInside: 'avoid',
        // An empty window marks a fact that is not filled in yet.
        _before: { ...listMark(11, 14, '9px'), border: '1.5px solid {colors.ink}' },
      },
      '& .missing p': { marginTop: '14px', fontWeight: '600' },
    },
  },
});
