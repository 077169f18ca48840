import { compileRecipe } from '../../theme/compile-recipe';
import { deferLayout } from '../../theme/mixins/defer-layout';
import { displayText } from '../../theme/mixins/display-face';
import { listMark, paneBars, stepNumber } from '../../theme/mixins/window-marks';
import * as palette from '../../theme/palette';

/** Styles a text in sections. Its column is 35em wide; bills, drawings and pull quotes also use the columns beside it. */
export const proseClass = compileRecipe({
  base: {
    paddingBlock: '40px 64px',
    lg: { paddingBlock: '72px 88px' },
    '& > section': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      ...deferLayout(900),
      lg: { gridTemplateColumns: '1fr minmax(0, 35em) 1fr', columnGap: '56px' },
    },
    '& > * > *': { maxWidth: '35em', width: '100%', lg: { gridColumn: '2' } },
    '& > * > p, & > * > ul, & > * > ol': { textStyle: 'article', marginTop: '1.1em' },
    '& > * > h2': {
      textStyle: 'h2',
      fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
      maxWidth: '18em',
      marginTop: '1.6em',
      '& a': { textDecoration: 'none' },
      '& a:hover': { textDecoration: 'underline', textDecorationThickness: '3px' },
    },
    '& > * > h3': { textStyle: 'h3', marginTop: '1.5em' },
    '& > * > h2 + p': { marginTop: '.7em' },
    '& > * > h3 + p': { marginTop: '.4em' },
    '& > :first-child > p:first-of-type': {
      marginTop: '0',
      fontSize: 'clamp(1.3rem, 1.15rem + .7vw, 1.625rem)',
      lineHeight: '1.45',
    },
    '& > * > ul > li, & > * > ol > li, & .takeaways li': {
      position: 'relative',
      paddingInlineStart: '30px',
      marginTop: '.5em',
      lineHeight: '1.6',
    },
    // The list marker is a window with two bars.
    '& > * > ul > li::before, & .takeaways li::before': {
      ...listMark(13, 17, '.35em', '2px'),
      bg: 'ink',
      ...paneBars(palette.canvas, '1.5px', '55%'),
    },
    '& > * > ol': { counterReset: 'step' },
    '& > * > ol > li': { paddingInlineStart: '46px', counterIncrement: 'step' },
    '& > * > ol > li::before': stepNumber('.1em', 'sunk'),
    // The number of a source does not change the height of its line. Its touch area is larger than the number.
    '& sup': { fontSize: '.7em', lineHeight: '0', fontWeight: '600', marginInlineStart: '.15em' },
    '& sup a': { padding: '.7em .35em', margin: '-.7em -.3em', textDecoration: 'none', color: 'indigo.text' },
    '& > * > blockquote': {
      marginBlock: '1.3em .5em',
      ...displayText('clamp(1.9rem, 1.3rem + 2.6vw, 3.4rem)', '1.1', '-.015em'),
      color: 'indigo.text',
      textWrap: 'balance',
      lg: { gridColumn: '1 / -1' },
    },
    // Tables. If a table is wider than the screen, its frame scrolls sideways.
    '& .frame': {
      overflowX: 'auto',
      marginTop: '34px',
      maxWidth: '44em',
      // A bar marks the right edge while a part of the table is hidden there. When the table is scrolled to its end, the first
      // background, which scrolls with the table, covers the bar.
      background:
        'linear-gradient({colors.canvas}, {colors.canvas}) right / 14px 100% no-repeat local, linear-gradient({colors.line}, {colors.line}) right / 14px 100% no-repeat scroll',
      lg: { gridColumn: '2 / -1' },
    },
    '& .frame table, & figure table': {
      width: '100%',
      // With collapsed borders, the border of a sticky cell would scroll away.
      borderSpacing: '0',
      fontSize: '1rem',
      lineHeight: '1.4',
      '@media (max-width: 340px)': { fontSize: '.875rem' },
    },
    '& th, & td': { textAlign: 'start', paddingInlineEnd: '16px' },
    '& thead th': {
      verticalAlign: 'bottom',
      fontWeight: '600',
      paddingBlock: '8px',
      borderBottom: '1.5px solid {colors.ink}',
    },
    '& tbody th, & tbody td': {
      verticalAlign: 'top',
      fontWeight: '400',
      paddingBlock: '10px 8px',
      borderBottom: '1px solid {colors.line}',
    },
    // The first column stays in place while the table scrolls.
    '& .frame tr > :first-child': {
      position: 'sticky',
      insetInlineStart: '0',
      bg: 'canvas',
      fontWeight: '600',
    },
    // Otherwise the cell below covers a part of its border.
    '& .frame th:first-child': { zIndex: '1' },
    // Columns of text stay wide enough to read.
    '& .frame td:not(.number)': { minWidth: '6.6em' },
    '& tr > :last-child': { paddingInlineEnd: '0' },
    '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& thead .number': { whiteSpace: 'normal' },
    // A calculation as a bill.
    '& .bill': {
      marginTop: '34px',
      maxWidth: '44em',
      border: '1.5px solid {colors.ink}',
      borderRadius: 'sheet',
      borderSpacing: '0',
      bg: 'surface',
      overflow: 'hidden',
      lg: { gridColumn: '2 / -1' },
      '& caption': { fontWeight: '600', textAlign: 'start', lineHeight: '1.4', paddingBottom: '12px' },
      '& tbody th': { padding: '15px 16px 12px 18px', lineHeight: '1.35', overflowWrap: 'anywhere' },
      '& tbody td': {
        padding: '13px 18px 11px 0',
        textAlign: 'end',
        whiteSpace: 'nowrap',
        ...displayText('min(clamp(1.35rem, 1.2rem + .6vw, 1.6rem), 9vw)', '1.1'),
      },
      '& tr:last-child > *': { borderBottom: '0' },
      '& .total > *': { bg: 'lit' },
      '& .total th': { fontWeight: '600' },
    },
    // Drawings. The narrow one is drawn for 350 px, the wide one for 720 px.
    '& figure': {
      marginTop: '40px',
      maxWidth: '720px',
      lg: { gridColumn: '2 / -1' },
      '& > .narrow': { maxWidth: '460px' },
      '& figcaption': { marginTop: '14px', color: 'ink.muted', lineHeight: '1.4' },
      '& summary': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '44px',
        fontWeight: '600',
        textDecoration: 'underline 2px {colors.oxide}',
        textUnderlineOffset: '4px',
      },
      '& details': { overflowX: 'auto' },
    },
    '& .takeaways': {
      marginTop: '56px',
      paddingTop: '16px',
      borderTop: '1.5px solid {colors.ink}',
      '& p': { textStyle: 'h3' },
      '& li': { textStyle: 'article', lineHeight: '1.5', marginTop: '.7em' },
    },
  },
});
