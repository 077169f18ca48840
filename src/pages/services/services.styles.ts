import { compileRecipe } from '../../theme/compile-recipe';
import { headerHeight } from '../../theme/mixins/header-height';
import { whileParsingSelector } from '../../theme/mixins/while-parsing';
import { listMark } from '../../theme/mixins/window-marks';
import * as palette from '../../theme/palette';

/** Styles the sections except `Method`. The opening is a house: a roof, six open windows for the services, and the ground. */
export const servicesStyles = compileRecipe({
  slots: ['sky', 'wall', 'results', 'measures', 'closing'],
  base: {
    sky: {
      bg: palette.sky,
      paddingTop: headerHeight,
      '& .words': {
        paddingBlock: '18px 34px',
        md: { paddingBlock: '26px 52px' },
        lg: {
          display: 'grid',
          gridTemplateColumns: '8fr 4fr',
          alignItems: 'end',
          gap: '40px',
          [whileParsingSelector]: { visibility: 'hidden' },
        },
      },
      '& h1': { textStyle: 'h1', fontSize: 'clamp(2.6rem, 1.5rem + 5vw, 5.6rem)', maxWidth: '9em' },
      '& p': { textStyle: 'large', marginTop: '14px' },
      '& .roof svg': { height: '58px', md: { height: '96px' } },
    },
    wall: {
      bg: 'night.light',
      borderBottom: '18px solid {colors.night}',
      '& ul': {
        paddingBlock: '26px 36px',
        md: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, 1fr)',
          gap: '48px 44px',
          paddingBlock: '56px 64px',
        },
        lg: { gridTemplateColumns: 'repeat(3, 1fr)' },
      },
      '& li': {
        display: 'grid',
        gridTemplateColumns: '112px minmax(0, 1fr)',
        overflowWrap: 'anywhere',
        gap: '18px',
        alignItems: 'start',
        paddingBlock: '18px',
        borderBottom: `6px solid ${palette.frontEdge}`,
        md: { display: 'block', padding: '0', border: '0' },
        '&:last-of-type': { border: '0' },
        '& .window svg': { md: { maxWidth: '300px', marginBottom: '1rem' } },
      },
      '& h2': { textStyle: 'h3', fontSize: 'clamp(1.4rem, 1.15rem + 1vw, 2rem)', lineHeight: '1.12' },
      '& p': { marginTop: '7px', lineHeight: '1.5' },
      '& .example': { color: 'onNight.muted' },
      '& .metrics-line': { color: 'lit', fontWeight: '600' },
      '& .more': {
        borderTop: '1.5px solid {colors.night.line}',
        paddingBlock: '26px 36px',
        lg: { display: 'grid', gridTemplateColumns: '1fr 2fr', columnGap: '44px', paddingBlock: '34px 48px' },
        '& p': { maxWidth: '40em', marginBottom: '10px', lg: { marginTop: '0' } },
        '& a': { lg: { gridColumn: '2', justifySelf: 'start' } },
      },
    },
    results: {
      bg: 'sunk',
      paddingBlock: '64px',
      lg: { paddingBlock: '88px' },
      '& h2': { textStyle: 'h2' },
      '& dl': {
        marginTop: '26px',
        borderTop: '6px solid {colors.ink}',
        md: { display: 'grid', gridTemplateColumns: '4fr 5fr 3fr' },
      },
      '& dl > div': {
        display: 'flex',
        flexDirection: 'column-reverse',
        justifyContent: 'flex-end',
        padding: '18px 0 14px',
        borderBottom: '1.5px solid {colors.line}',
        md: { padding: '26px 24px 6px 0', borderBottom: '0' },
        '& + div': {
          md: { paddingInlineStart: '28px', borderInlineStart: '1.5px solid {colors.line}' },
        },
      },
      '& dd': {
        textStyle: 'figure',
        fontSize: 'clamp(3.1rem, 2rem + 5vw, 6.2rem)',
        '& small': { fontSize: '.58em' },
      },
      '& dt': { fontSize: '1.125rem', marginTop: '4px' },
      '& .note': { textStyle: 'smallMuted', margin: '14px 0', maxWidth: '48em' },
    },
    /** The figures are at the left. How they were counted is at the right. */
    measures: {
      paddingBlock: '64px',
      lg: { paddingBlock: '88px' },
      '& h2': { textStyle: 'h2' },
      '& .subtitle': { textStyle: 'largeMuted', marginTop: '14px', maxWidth: '36em' },
      '& .baseline': {
        padding: '18px 0 15px',
        lg: { display: 'grid', gridTemplateColumns: '5fr 7fr', gap: '40px', alignItems: 'baseline' },
      },
      '& dt, & h3': { textStyle: 'h3', overflowWrap: 'anywhere' },
      '& dd, & .baseline p, & .baseline ul': { marginTop: '6px', color: 'ink.muted', maxWidth: '36em' },
      '& .baseline li': {
        position: 'relative',
        paddingInlineStart: '22px',
        marginTop: '6px',
        _before: { ...listMark(9, 12, '.4em'), bg: 'ink' },
      },
    },
    closing: {
      '& > div': { gap: '22px' },
      '& h2': { maxWidth: '12em' },
      '& a:first-of-type': {
        bg: 'white',
        color: 'ink',
        borderColor: 'white',
        '& .window-icon': { bg: 'ink', '&::before, &::after': { bg: 'white' } },
      },
      '& a:last-of-type': { borderColor: 'white' },
    },
  },
});
