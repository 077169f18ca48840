import { compileRecipe } from '../../theme/compile-recipe';
import { framedPicture } from '../../theme/mixins/pictures';
import { whileParsingSelector } from '../../theme/mixins/while-parsing';
import * as palette from '../../theme/palette';

const oddLast = '& li:last-of-type:nth-of-type(odd)';

/**
 * Styles the blog's pages: heading, links of the filter, articles as rows on rules, in two columns from 768 px, links to other
 * pages, and a letter under the door.
 */
export const blogStyles = compileRecipe({
  slots: ['head', 'filter', 'articles', 'pages', 'stay'],
  base: {
    head: {
      paddingBlock: '8px 20px',
      '& h1': { textStyle: 'h1' },
      '& p': {
        textStyle: 'largeMuted',
        lineHeight: '1.45',
        maxWidth: '32em',
        marginTop: '10px',
      },
      xl: {
        display: 'grid',
        gridTemplateColumns: '7fr 5fr',
        gap: '40px',
        alignItems: 'end',
        paddingBlock: '8px 28px',
      },
    },

    /** Links at least 44 px high, in a row that wraps. The current link is dark with a yellow lower edge. */
    filter: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '.5rem',
      paddingBottom: '1.5rem',
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '44px',
        padding: '8px 14px 6px',
        border: '1.5px solid {colors.line.strong}',
        borderRadius: 'control',
        textStyle: 'label',
        textDecoration: 'none',
        _hover: { borderColor: 'ink' },
      },
      // A link is hidden until its text is complete, because the whole link may not fit into the same row. The last link of the
      // complete row has no element after it.
      '& a:not(:last-child)': { [whileParsingSelector]: { visibility: 'hidden' } },
      '& [aria-current]': {
        bg: 'ink',
        color: 'white',
        borderColor: 'ink',
        boxShadow: `inset 0 -4px 0 ${palette.lit}`,
        // In forced colours the background and the sill are not painted.
        '@media (forced-colors: active)': { borderWidth: '4px' },
      },
    },

    articles: {
      paddingBlock: '40px 64px',
      '& ul': { display: 'grid', md: { gridTemplateColumns: '1fr 1fr' } },
      '& li': { borderTop: '1.5px solid {colors.line}' },
      '& .stored': { gridColumn: '2', bottom: '10px' },
      '& li:first-of-type': { borderColor: 'ink' },
      '& article': {
        display: 'grid',
        gridTemplateColumns: '104px 1fr',
        gap: '18px',
        alignItems: 'start',
        height: '100%',
        paddingBlock: '22px 32px',
      },
      '& h2': {
        fontSize: 'clamp(1.3rem, 1.05rem + 1.1vw, 1.9rem)',
        lineHeight: '1.12',
        letterSpacing: '-.005em',
      },
      '& .excerpt': { marginTop: '7px', color: 'ink.muted' },
      '& .cover': {
        ...framedPicture('5px', '3px'),
        aspectRatio: '1',
        borderRadius: 'control',
      },
      md: {
        '& li:nth-of-type(2)': { borderColor: 'ink' },
        '& article': {
          gridTemplateColumns: 'clamp(96px, 13vw, 176px) 1fr',
          gap: '24px',
          paddingBlock: '32px 34px',
        },
        '& li:nth-of-type(odd):not(:last-of-type) article': { paddingInlineEnd: '32px' },
        '& li:nth-of-type(even) article': {
          paddingInlineStart: '32px',
          borderInlineStart: '1.5px solid {colors.line}',
        },
        // An odd last row spans both columns, with its wide drawing.
        [oddLast]: {
          gridColumn: '1 / -1',
          '& article': { gridTemplateColumns: '1fr 1fr', gap: '64px', alignItems: 'center' },
          '& .cover': { aspectRatio: 'auto', height: 'clamp(170px, 20.3vw, 260px)', borderRadius: 'sheet' },
          '& h2': { fontSize: 'clamp(1.7rem, 1.3rem + 1.6vw, 2.6rem)', lineHeight: '1.06' },
        },
      },
    },

    pages: {
      display: 'flex',
      paddingTop: '12px',
      borderTop: '1.5px solid {colors.ink}',
      '& [rel=next]': { marginInlineStart: 'auto' },
    },

    stay: {
      bg: 'sunk',
      '& > div': { display: 'grid', gap: '26px', paddingTop: '56px' },
      '& h2': { textStyle: 'h2' },
      '& .subtitle': { textStyle: 'largeMuted', marginBlock: '10px 24px' },
      '& .art': { width: '100%', maxWidth: '520px', marginInline: 'auto' },
      md: {
        '& > div': { gridTemplateColumns: '1fr 1fr', gap: '56px', alignItems: 'end', paddingTop: '72px' },
        '& .words': { alignSelf: 'center', paddingBottom: '72px' },
        '& .art': { marginInline: '0' },
      },
    },
  },
});
