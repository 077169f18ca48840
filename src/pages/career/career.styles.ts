import { compileRecipe } from '../../theme/compile-recipe';
import { displayText } from '../../theme/mixins/display-face';
import { windowMark } from '../../theme/mixins/window-marks';
import * as palette from '../../theme/palette';

/** Styles the job opening as a poster in front of a landscape in the rain. */
export const careerStyles = compileRecipe({
  slots: ['hero', 'ground', 'job', 'why', 'more'],
  base: {
    hero: {
      position: 'relative',
      bg: palette.rainSky,
      paddingTop: '78px',
      '& .words': { paddingBottom: '6px', lg: { position: 'absolute', insetInline: '0', top: '118px' } },
      '& h1': { textStyle: 'h0', maxWidth: '7em' },
      // Contrast: 7.4.
      '& p': { textStyle: 'large', marginBlock: '12px 18px', maxWidth: '21em', color: '#1F3E39' },
      '& .art svg': {
        height: '320px',
        md: { height: '400px' },
        lg: { height: 'clamp(628px, calc(46vw + 88px), 748px)' },
      },
      lg: { paddingTop: '0' },
    },
    ground: {
      bg: palette.rainGround,
      paddingBottom: '4rem',
      lg: { paddingBottom: '6rem' },
      '& > div': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '3rem',
        lg: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', gap: '56px', alignItems: 'start' },
      },
    },
    job: {
      position: 'relative',
      zIndex: '2',
      bg: 'surface',
      padding: '44px 26px 34px',
      marginTop: '-72px',
      md: { padding: '64px 60px 52px' },
      lg: { marginTop: '-150px' },
      _before: {
        content: '""',
        position: 'absolute',
        inset: '10px',
        border: '1.5px solid {colors.ink}',
        pointerEvents: 'none',
      },
      _after: {
        content: '""',
        position: 'absolute',
        inset: '15px',
        borderBlock: '4px solid {colors.ink}',
        pointerEvents: 'none',
      },
      '& .status': {
        display: 'inline-flex',
        gap: '9px',
        alignItems: 'center',
        fontWeight: '600',
        lineHeight: '1',
        bg: 'ink',
        color: 'white',
        padding: '9px 12px 7px',
        borderRadius: 'tag',
        _before: { ...windowMark(11, 14), bg: 'lit' },
      },
      '& h2': {
        ...displayText('min(clamp(3.3rem, 1.4rem + 9vw, 8.6rem), 17vw)', '.86', '-.03em'),
        marginTop: '22px',
      },
      '& .team': {
        fontSize: 'clamp(1.4rem, 1.1rem + 1.4vw, 2.4rem)',
        lineHeight: '1.1',
        letterSpacing: '0',
        display: 'block',
        marginTop: '14px',
        color: 'oxide',
      },
      '& .summary': { marginTop: '1.25rem', maxWidth: '34em' },
      '& dl': { marginBlock: '24px', borderTop: '1.5px solid {colors.ink}' },
      '& dl > div': {
        display: 'grid',
        gridTemplateColumns: 'minmax(86px, max-content) minmax(0, 1fr)',
        gap: '14px',
        padding: '12px 0 10px',
        borderBottom: '1px solid {colors.line}',
        lineHeight: '1.4',
      },
      '& dt': { color: 'ink.muted' },
      '& dd': { fontWeight: '600' },
      '& dd li': { paddingBottom: '6px', fontWeight: '500' },
    },
    why: {
      lg: { paddingTop: '44px' },
      '& h2': { textStyle: 'h2Small' },
      '& ul': { marginTop: '14px' },
      '& li': { padding: '18px 0 16px', borderTop: `1.5px solid ${palette.rainFrame}` },
      '& h3': { textStyle: 'h3', color: 'white' },
      // Contrast: 8.4.
      '& p': { color: '#BBD3C8', marginTop: '5px', lineHeight: '1.5' },
    },
    more: {
      bg: 'sunk',
      '& > div': {
        paddingBlock: '56px',
        display: 'grid',
        gap: '36px',
        lg: { gridTemplateColumns: '7fr 5fr', gap: '72px', paddingBlock: '80px' },
      },
      '& h2': { textStyle: 'h2Small' },
      '& .mail': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '44px',
        fontWeight: '600',
        marginBlock: '4px 10px',
      },
      '& .text': { marginTop: '.5rem', maxWidth: '34em' },
      '& .equal': {
        borderTop: '6px solid {colors.oxide}',
        paddingTop: '18px',
        ...displayText('clamp(1.4rem, 1.15rem + 1.1vw, 2rem)', '1.25'),
        lg: { order: '-1', alignSelf: 'start' },
        '& p': { maxWidth: '24em' },
      },
    },
  },
});
