import { compileRecipe } from '../../theme/compile-recipe';
import * as ink from '../../theme/palette';

const oddLast = '& li:last-of-type:nth-of-type(odd)';

/** The whole of an article's place is its heading's link, without a box and without a second link. */
const headingLink = {
  '& h2 a': {
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: {
      outline: '0',
      _after: { outline: '3px solid', outlineColor: 'neel', outlineOffset: '-3px' },
    },
  },
  '&:hover h2 a': {
    textDecoration: 'underline',
    textDecorationColor: 'oxide',
    textDecorationThickness: '2px',
  },
} as const;

/** Category, then reading time with a small window for each minute (ink: a minute is not a room), then the month. */
const meta = {
  '& .meta': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 14px',
    marginBottom: '8px',
    fontSize: '.9375rem',
    lineHeight: '1.4',
    color: 'ink.muted',
    '& b': { color: 'inherit' },
  },
  '& .minutes': {
    display: 'inline-flex',
    gap: '2px',
    marginInlineStart: '5px',
    '& i': { width: '7px', height: '10px', borderRadius: '4px 4px 0 0', bg: 'line.strong' },
  },
} as const;

/** Seen once the browser has said so, in a place of its own that nothing else would fill. */
const saved = {
  '& .saved': {
    position: 'absolute',
    display: 'none',
    alignItems: 'center',
    gap: '7px',
    fontSize: '.9375rem',
    lineHeight: '1',
    color: 'ink.muted',
    _before: { content: '""', width: '9px', height: '12px', borderRadius: '5px 5px 0 0', bg: 'positive' },
  },
} as const;

/** The featured article across the page, its title in its sky; the rest a register: rows on rules, no boxes; a letter under the door. */
export const blogStyles = compileRecipe({
  slots: ['head', 'featured', 'caption', 'register', 'stay'],
  base: {
    head: {
      paddingBlock: '8px 20px',
      '& h1': { textStyle: 'h1' },
      '& p': {
        textStyle: 'lead',
        lineHeight: '1.45',
        color: 'ink.muted',
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

    featured: {
      position: 'relative',
      bg: ink.sky,
      ...headingLink,
      ...meta,
      ...saved,
      '& .words': { paddingBlock: '22px 28px' },
      '& h2': {
        fontFamily: 'display',
        fontSize: 'clamp(2rem, 1.2rem + 3.4vw, 4.2rem)',
        lineHeight: '1.04',
        letterSpacing: '-.018em',
        textWrap: 'balance',
        maxWidth: '13em',
      },
      '& .excerpt': {
        marginTop: '10px',
        maxWidth: '27em',
        fontSize: '1.125rem',
        lineHeight: '1.45',
        color: ink.onSky,
      },
      '& .meta': { ...meta['& .meta'], color: ink.onSky },
      '& .saved': { ...saved['& .saved'], marginTop: '8px', color: ink.onSky },
      '&[data-saved] .saved': { display: 'flex' },
      '& .narrow svg': { height: '380px' },
      '& .wide': { display: 'none' },
      md: {
        '& .narrow': { display: 'none' },
        '& .wide': { display: 'block' },
        '& .wide svg, & .both svg': { height: '420px' },
      },
    },

    caption: {
      bg: 'night',
      color: 'onNight.muted',
      textStyle: 'small',
      '& > div': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '0 24px',
        paddingBlock: '0 12px',
      },
    },

    register: {
      paddingBlock: '40px 64px',
      '& ul': { display: 'grid', md: { gridTemplateColumns: '1fr 1fr' } },
      '& li': { position: 'relative', borderTop: '1.5px solid', borderColor: 'line', ...headingLink },
      ...meta,
      '& .saved': { ...saved['& .saved'], gridColumn: '2', bottom: '10px' },
      '& [data-saved] .saved': { display: 'flex' },
      '& li:first-of-type': { borderColor: 'ink' },
      '& article': {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '104px 1fr',
        gap: '18px',
        alignItems: 'start',
        height: '100%',
        paddingBlock: '22px 32px',
      },
      '& h2': {
        fontFamily: 'display',
        fontSize: 'clamp(1.3rem, 1.05rem + 1.1vw, 1.9rem)',
        lineHeight: '1.12',
        letterSpacing: '-.005em',
        textWrap: 'balance',
      },
      '& .excerpt': { marginTop: '7px', color: 'ink.muted', lineHeight: '1.45' },
      '& .cover': {
        position: 'relative',
        display: 'block',
        overflow: 'hidden',
        aspectRatio: '1',
        borderRadius: 'control',
        bg: 'sunk',
        '& img, & svg': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
        '& picture, & .narrow, & .wide': { display: 'block', height: '100%' },
        '& .wide': { display: 'none' },
        md: { '& .narrow': { display: 'none' }, '& .wide': { display: 'block' } },
        _after: {
          content: '""',
          position: 'absolute',
          inset: '5px',
          border: '1.5px solid',
          borderColor: 'surface',
          borderRadius: '3px',
        },
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
          borderInlineStart: '1.5px solid',
          borderColor: 'line',
        },
        // An odd last item closes the register: across both columns, with its wide drawing.
        [oddLast]: {
          gridColumn: '1 / -1',
          '& article': { gridTemplateColumns: '1fr 1fr', gap: '64px', alignItems: 'center' },
          '& .cover': { aspectRatio: 'auto', height: 'clamp(170px, 20.3vw, 260px)', borderRadius: 'sheet' },
          '& h2': { fontSize: 'clamp(1.7rem, 1.3rem + 1.6vw, 2.6rem)', lineHeight: '1.06' },
        },
      },
    },

    stay: {
      bg: 'sunk',
      overflow: 'hidden',
      '& > div': { display: 'grid', gap: '26px', paddingTop: '56px' },
      '& .art': { width: '100%', maxWidth: '520px', marginInline: 'auto' },
      md: {
        '& > div': { gridTemplateColumns: '1fr 1fr', gap: '56px', alignItems: 'end', paddingTop: '72px' },
        '& .words': { alignSelf: 'center', paddingBottom: '72px' },
        '& .art': { marginInline: '0' },
      },
    },
  },
  variants: {
    /** The house of the rates stands at the right: from 1100 px on the title has its sky to itself. */
    inSky: {
      true: {
        featured: {
          xl: {
            '& .words': { position: 'absolute', insetInline: '0', top: '0', paddingTop: '44px' },
            '& .words > *': { maxWidth: '37%' },
            '& h2': { fontSize: 'clamp(2.3rem, 3.3vw, 3.2rem)' },
            '& .wide svg': { height: 'clamp(520px, 43vw, 640px)' },
          },
        },
      },
    },
  },
});
