import { compileRecipe } from '../../theme/compile-recipe';
import { displayText } from '../../theme/mixins/display-face';
import { framedPicture } from '../../theme/mixins/pictures';
import * as palette from '../../theme/palette';

/** Styles a card without a box. The link of its heading covers the whole card. */
const card = {
  position: 'relative',
  '& h3 a': {
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'sheet' },
    _focusVisible: {
      outline: '0',
      _after: { outline: '3px solid {colors.indigo}', outlineOffset: '3px' },
    },
  },
  _hover: { '& h3 a': { textDecoration: 'underline' } },
} as const;

/** Styles two case studies, three articles, and the names of the integration partners. */
export const cardsStyles = compileRecipe({
  slots: ['caseStudies', 'blog', 'partners'],
  base: {
    caseStudies: {
      paddingTop: 'section',
      '& h2': { textStyle: 'h2' },
      '& .covers': {
        display: 'grid',
        gap: '40px',
        marginTop: '36px',
        md: { gridTemplateColumns: '7fr 5fr' },
      },
      '& article': card,
      '& .label': {
        ...framedPicture('8px', '5px'),
        borderRadius: 'sheet',
        aspectRatio: '13 / 10',
        md: { aspectRatio: 'auto', height: 'clamp(340px, 36vw, 480px)' },
      },
      '& h3': { textStyle: 'h3', fontSize: 'clamp(1.6rem, 1.3rem + 1.2vw, 2.25rem)', marginTop: '18px' },
      '& .metric': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2px 12px',
        alignItems: 'baseline',
        marginTop: '6px',
        fontFamily: 'body',
        fontSize: '1rem',
        '& b': { ...displayText('1.6rem', '1.1'), color: 'oxide' },
      },
      '& .excerpt': { color: 'ink.muted', marginTop: '4px', maxWidth: '34em' },
      '& .more': { marginTop: '26px' },
    },
    blog: {
      paddingBlock: 'section',
      '& h2': { textStyle: 'h2' },
      '& .cards': {
        display: 'grid',
        gap: '30px',
        marginTop: '32px',
        md: { gridTemplateColumns: '6fr 6fr', gap: '28px 48px', gridTemplateRows: 'auto 1fr' },
      },
      '& article': {
        ...card,
        display: 'grid',
        gridTemplateColumns: '104px 1fr',
        gap: '1rem',
        alignContent: 'start',
        borderTop: '1.5px solid {colors.line}',
        paddingTop: '22px',
        lg: { gridTemplateColumns: '168px 1fr', alignItems: 'start' },
        '&:first-of-type': {
          gridTemplateColumns: '1fr',
          gap: '14px',
          borderTop: '0',
          paddingTop: '0',
          md: { gridRow: 'span 2' },
          '& .label': {
            aspectRatio: '16 / 10',
            borderRadius: 'sheet',
            _after: { inset: '8px', borderRadius: '5px' },
          },
          '& h3': { fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)' },
        },
      },
      '& .label': { ...framedPicture('5px', '3px'), aspectRatio: '1', borderRadius: 'control' },
      '& .meta': { textStyle: 'smallMuted', lineHeight: '1.4', marginBottom: '4px' },
      '& h3': { textStyle: 'h3', fontSize: '1.25rem', lg: { fontSize: '1.5rem' } },
      '& .more': { marginTop: '26px' },
    },
    partners: {
      paddingBottom: '72px',
      '& h2': { textStyle: 'h3', borderTop: '1.5px solid {colors.line}', paddingTop: '34px' },
      '& ul': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '0 20px',
        marginTop: '14px',
        md: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '0 40px' },
      },
      '& li': { borderBottom: '1px solid {colors.line}', overflowWrap: 'anywhere' },
      '& a': {
        display: 'block',
        padding: '14px 0 12px',
        textDecoration: 'none',
        fontWeight: '700',
        fontSize: '1.1875rem',
        lineHeight: '1.25',
        letterSpacing: '-.01em',
        color: palette.onSky,
        _hover: { textDecoration: 'underline' },
        '& small': {
          display: 'block',
          fontWeight: '400',
          fontSize: '.9375rem',
          letterSpacing: '0',
          color: 'ink.muted',
        },
        '& img': { maxWidth: '100%', height: '32px', width: 'auto' },
      },
      '& .note': { textStyle: 'smallMuted', marginTop: '1rem' },
    },
  },
});
