import { compileRecipe } from '../../theme/compile-recipe';
import { displayText } from '../../theme/mixins/display-face';
import { headerHeight } from '../../theme/mixins/header-height';
import { whileParsingSelector } from '../../theme/mixins/while-parsing';
import * as palette from '../../theme/palette';

/** Styles one band per case study with its name in large type, then links to articles, and a closing section. */
export const caseStudiesStyles = compileRecipe({
  slots: ['band', 'more', 'rows', 'closing'],
  base: {
    band: {
      position: 'relative',
      overflow: 'hidden',
      '& .words': { position: 'relative', zIndex: '1' },
      '& h1': {
        textStyle: 'h3',
        marginBottom: '10px',
        '& span': { fontFamily: 'body', fontSize: '1.0625rem', letterSpacing: '0', color: palette.onSky },
      },
      '& .name': displayText('clamp(3.1rem, 2rem + 4.6vw, 6rem)', '.92', '-.03em'),
      '& a.name': {
        display: 'block',
        textDecoration: 'none',
        _after: { content: '""', position: 'absolute', inset: '-1000px', zIndex: '1' },
        _focusVisible: { outlineOffset: '6px', outlineColor: 'currentColor' },
      },
      '& .excerpt': { marginTop: '14px', textStyle: 'large', lineHeight: '1.4', maxWidth: '24em' },
      // While its label is still arriving, a figure is narrow. It is hidden, because it may move to the next row as it grows.
      '& h2': { [`${whileParsingSelector} .figures`]: { visibility: 'hidden' } },
      '& .figures': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 26px',
        marginTop: '14px',
        fontSize: '1rem',
        lineHeight: '1.25',
      },
      '& .figures b': {
        ...displayText('clamp(1.7rem, 1.3rem + 1.2vw, 2.4rem)', '1.05'),
        marginInlineEnd: '5px',
      },
      '& .read': { marginTop: '8px', '& span': { borderColor: 'currentColor', paddingBottom: '0' } },
      // Contrast: 6.6.
      '&[data-sky=mist]': { bg: palette.sky, '& .figures b': { color: '#8A2512' } },
      '&[data-sky=oxide]': { bg: 'oxide', color: 'white' },
      '&[data-sky=indigo]': { bg: palette.townSky },
      '&.first': {
        paddingTop: headerHeight.base,
        '& .words': { paddingTop: '4px' },
        '& .name': { fontSize: 'clamp(3.5rem, 2rem + 7.4vw, 8.6rem)', lineHeight: '.9' },
        '& .narrow svg': { height: '330px', marginTop: '-34px' },
        md: { '& .wide svg': { height: '480px', marginTop: '-40px' } },
        lg: {
          paddingTop: '0',
          '& .words': { position: 'absolute', insetInline: '0', top: '0', paddingTop: '94px' },
          '& .wide svg': { height: 'clamp(640px, 56vw, 800px)', marginTop: '0' },
          '& .name': { fontSize: 'clamp(7rem, 11.4vw, 11rem)' },
          '& .excerpt': { maxWidth: '27em', marginTop: '18px' },
        },
      },
    },

    more: {
      bg: 'night',
      '& > .on-dark': {
        [whileParsingSelector]: { visibility: 'hidden' },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: '8px 28px',
        paddingBlock: '28px 24px',
        '& h2': { textStyle: 'h2', fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2.1rem)' },
        '& p': { color: 'onNight.muted' },
      },
      '& .bands': { display: 'grid' },
      '& article': { display: 'flex', flexDirection: 'column' },
      '& article .words': {
        paddingTop: '34px',
        paddingInline: '20px',
        '@media (max-width: 359px)': { paddingInline: '16px' },
      },
      '& article > .both': {
        height: '310px',
        marginTop: 'auto',
        paddingTop: '10px',
        objectFit: 'cover',
        objectPosition: '50% 100%',
      },
      md: {
        '& .bands': { gridTemplateColumns: '7fr 5fr' },
        '& article .words': { paddingTop: '48px', paddingInline: '40px' },
        '& article:first-of-type .words': { paddingInlineStart: '32px' },
        '& article .both': { height: 'clamp(330px, 31vw, 440px)' },
      },
      lg: {
        '& article:first-of-type .words': {
          paddingInlineStart: 'max(40px, calc((100vw - 1240px) / 2 + 40px))',
        },
      },
    },

    rows: {
      paddingBlock: '64px',
      '& h2': { textStyle: 'h2' },
      '& ul': { marginTop: '20px', borderTop: '1.5px solid {colors.ink}' },
      '& a': {
        display: 'grid',
        gridTemplateColumns: '1fr 28px',
        gap: '4px 20px',
        alignItems: 'center',
        minHeight: '64px',
        paddingBlock: '18px 15px',
        borderBottom: '1.5px solid {colors.line}',
        textDecoration: 'none',
      },
      '& a:hover b': { textDecoration: 'underline 2px {colors.oxide}' },
      '& b': { ...displayText('clamp(1.35rem, 1.15rem + .9vw, 1.9rem)', '1.14'), textWrap: 'balance' },
      '& a span': { gridColumn: '1', color: 'ink.muted', fontSize: '1rem' },
      '& svg': { gridColumn: '2', gridRow: '1 / 3', color: 'oxide' },
      md: {
        '& a': { gridTemplateColumns: '1fr auto 28px' },
        '& a span': { gridColumn: '2', gridRow: '1' },
        '& svg': { gridColumn: '3', gridRow: '1' },
      },
      lg: {
        paddingBlock: '88px',
        '& > div': { display: 'grid', gridTemplateColumns: '4fr 8fr', gap: '40px' },
        '& ul': { marginTop: '4px' },
      },
    },

    closing: {
      bg: 'sunk',
      paddingBlock: '56px',
      '& > div': {
        display: 'grid',
        gridTemplateColumns: '88px 1fr',
        gap: '22px',
        alignItems: 'center',
        justifyItems: 'start',
      },
      '& h2': { textStyle: 'h2' },
      '& p': { color: 'ink.muted', marginTop: '6px' },
      '& a': { gridColumn: '1 / -1' },
      md: {
        paddingBlock: '72px',
        '& > div': { gridTemplateColumns: '120px 1fr auto' },
        '& a': { gridColumn: 'auto' },
      },
    },
  },
});
