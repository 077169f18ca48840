import { compileRecipe } from '../../theme/compile-recipe';
import { deferLayout } from '../../theme/mixins/defer-layout';
import { displayText } from '../../theme/mixins/display-face';
import { listMark, paneBars } from '../../theme/mixins/window-marks';
import * as palette from '../../theme/palette';

/** Leaves free space for the header, which lies over this sky. */
const underHeader = {
  paddingTop: 'clamp(68px, 4.25rem, 112px)',
  lg: { paddingTop: 'clamp(88px, 5.5rem, 120px)' },
} as const;

/** Styles a case study: its sky, its name in large type, then its text in rows. */
export const caseStudyStyles = compileRecipe({
  slots: ['hero', 'rows'],
  base: {
    hero: {
      '& .words': { position: 'relative', zIndex: '1', paddingTop: '.5rem' },
      // The large letters of the heading are higher than their line and overlap the link above them.
      '& .words > a': { position: 'relative', zIndex: '1' },
      '& h1': {
        marginTop: '6px',
        ...displayText('clamp(3.6rem, 2rem + 8.4vw, 9rem)', '.92', '-.03em'),
        // The figures of what changed are part of the heading, in smaller type.
        '& .change': {
          display: 'block',
          textStyle: 'h3',
          marginTop: '14px',
          textWrap: 'balance',
        },
      },
      '& .narrow svg': { height: '360px' },
      // From 1440 px the whole drawing is visible. If its top were cut off, its roofs would reach the heading.
      md: { '& .wide svg': { height: 'max(420px, min(42vw, 580px), 100vw * 580 / 1440)' } },
      _print: { bg: 'none', color: 'ink', '& h1': { fontSize: '4rem' } },
    },

    rows: {
      paddingBlock: '48px 64px',
      '& > section': deferLayout(400),
      '& .opening > p': {
        fontSize: 'clamp(1.3rem, 1.1rem + .9vw, 1.75rem)',
        lineHeight: '1.4',
        maxWidth: '34em',
        paddingBottom: '36px',
      },
      '& > section > div': { position: 'relative', paddingBlock: '28px 30px' },
      // The rule is as wide as the text column.
      '& > section:not(.results, .results + section) > div::before': {
        content: '""',
        position: 'absolute',
        top: '0',
        insetInline: '20px',
        borderTop: '1.5px solid {colors.line}',
        md: { insetInline: '32px' },
        lg: { insetInline: '40px' },
      },
      '& h2': {
        textStyle: 'h2',
        fontSize: 'clamp(1.6rem, 1.3rem + 1.1vw, 2.25rem)',
        marginBottom: '14px',
        hyphens: 'auto',
      },
      '& p': { fontSize: '1.125rem', lineHeight: '1.6', maxWidth: '36em' },
      '& p + p, & ul + p, & .frame + p': { marginTop: '.8em' },
      // A bar and a heading mark general advice and our own interpretation.
      '& aside': {
        marginTop: '22px',
        paddingInlineStart: '20px',
        borderInlineStart: '6px solid {colors.lit}',
        '& h3': { textStyle: 'h3', marginBottom: '8px' },
      },
      // List items are marked by dark windows.
      '& li': {
        position: 'relative',
        minHeight: '58px',
        padding: '14px 0 12px 54px',
        borderBottom: '1px solid {colors.line}',
        maxWidth: '44em',
        fontSize: '1.125rem',
        lineHeight: '1.5',
        _last: { borderBottom: '0' },
        _before: {
          ...listMark(28, 36, '13px', '2px'),
          bg: 'ink',
          ...paneBars(palette.lineStrong, '2px', '44%'),
        },
      },
      lg: {
        paddingBlock: '72px 88px',
        '& > section > div': {
          display: 'grid',
          gridTemplateColumns: '4fr 8fr',
          gap: '40px',
          paddingBlock: '48px',
        },
      },

      '& .results': { bg: 'sunk', marginBlock: '20px 24px', '& > div': { paddingBlock: '56px' } },
      '& .results h2': { textStyle: 'h2' },
      '& table': { width: '100%', borderCollapse: 'collapse' },
      '& .frame': { overflowX: 'auto', borderTop: '1.5px solid {colors.ink}', marginBottom: '20px' },
      '& thead th': {
        paddingBlock: '10px 6px',
        textAlign: 'start',
        fontSize: '1rem',
        fontWeight: '600',
        color: 'ink.muted',
      },
      '& td': {
        padding: '15px 0 11px',
        borderTop: `1px solid ${palette.lineOnSky}`,
        fontSize: '1.125rem',
        lineHeight: '1.3',
        verticalAlign: 'baseline',
      },
      '& .number': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: '14px' },
      '& td.number': displayText('clamp(1.5rem, 1.2rem + 1.3vw, 2.4rem)', '1'),
      '& figure': {
        marginTop: '36px',
        '& p': { fontWeight: '600', marginTop: '14px', marginBottom: '6px' },
        '& figcaption': { marginTop: '14px', color: 'ink.muted', lineHeight: '1.4' },
        '& .pair': { display: 'grid', gap: '8px', '& > div': { maxWidth: '340px' } },
      },
      xl: {
        '& .results > div': {
          gridTemplateColumns: '6fr 6fr',
          // The figure is taller than the rows beside it, so the last row takes the rest of the height.
          gridTemplateRows: 'auto 1fr',
          gap: '0 72px',
          paddingBlock: '80px',
        },
        '& .results figure': { gridColumn: '2', gridRow: '1 / span 2', marginTop: '0', alignSelf: 'center' },
      },
      _print: {
        paddingBlock: '24px',
        '& > section > div, & > .results > div': { paddingBlock: '18px' },
        '& .results': { bg: 'none' },
      },
    },
  },
  variants: {
    sky: {
      mist: {
        hero: {
          ...underHeader,
          bg: palette.sky,
          '& .narrow svg': { marginTop: '-24px' },
          md: { '& .wide': { marginTop: '-150px' } },
          xl: { '& .wide': { marginTop: '-190px' } },
        },
      },
      oxide: {
        hero: {
          bg: 'oxide',
          color: 'white',
          md: { '& .wide': { marginTop: '-130px' } },
        },
      },
      indigo: {
        hero: {
          ...underHeader,
          bg: palette.townSky,
          '& .narrow svg': { marginTop: '36px' },
          md: { '& .wide': { marginTop: '-30px' } },
          lg: { ...underHeader.lg, '& .wide': { marginTop: '-20px' } },
        },
      },
    },
  },
});
