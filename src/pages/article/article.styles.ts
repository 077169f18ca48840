import { keyframes } from '@emotion/react';
import { compileRecipe } from '../../theme/compile-recipe';
import { deferLayout, lowerSectionsSelector } from '../../theme/mixins/defer-layout';
import { whileParsingSelector } from '../../theme/mixins/while-parsing';
import * as palette from '../../theme/palette';

const uncover = keyframes({ from: { transform: 'translateX(-100%)' } });
const stayInPlace = keyframes({ from: { transform: 'translateX(100%)' } });

/** Styles all that surrounds the text of an article: title, drawing, reading progress, contents, sources, related articles. */
export const articleStyles = compileRecipe({
  slots: ['root', 'progress', 'head', 'sky', 'caption', 'contents', 'sources', 'related', 'closing'],
  base: {
    root: {
      timelineScope: '--article',
      '& > .text': { viewTimelineName: '--article' },
      [`& ${lowerSectionsSelector}`]: deferLayout(400),
    },

    /*
     * Twenty-four windows show the reading progress. On scroll, without script, a frame moves over the dark windows and shows
     * lit ones inside it. These move against the frame by the same distance, so each stays in its place, and the frame uncovers
     * them one by one. All are hidden in browsers without scroll timelines, and for visitors who ask for reduced motion.
     */
    progress: {
      display: 'none',
      '@supports (animation-timeline: --article)': {
        display: 'block',
        '@media (prefers-reduced-motion: reduce)': { display: 'none' },
      },
      position: 'sticky',
      zIndex: '5',
      top: '0',
      bg: 'canvas',
      paddingBlock: '6px',
      '& .panes': { display: 'grid', gridTemplateColumns: 'repeat(24, 1fr)' },
      '& i': { height: '8px', marginInlineEnd: '3px', borderRadius: '4px 4px 0 0', bg: 'line' },
      '& .frame': { position: 'relative', overflow: 'hidden' },
      '& .lit': { position: 'absolute', inset: '0', overflow: 'hidden', animationName: `${uncover}` },
      '& .lit .panes': { animationName: `${stayInPlace}` },
      '& .lit i': { bg: palette.progressPane },
      '& .lit, & .lit .panes': {
        animationDuration: 'auto',
        animationTimingFunction: 'steps(24)',
        animationFillMode: 'both',
        animationTimeline: '--article',
        animationRange: 'contain',
      },
    },

    head: {
      paddingBlock: '6px 30px',
      '& h1': {
        textStyle: 'h1',
        fontSize: 'min(clamp(2.1rem, 1.2rem + 4vw, 4.5rem), 13vw)',
        letterSpacing: '-.02em',
        hyphens: 'auto',
        maxWidth: '15.5em',
      },
      '& .meta': {
        // Its last text may move to the next row while it arrives.
        [whileParsingSelector]: { visibility: 'hidden' },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 14px',
        margin: '10px 0 16px',
        color: 'ink.muted',
      },
      '& .tag': {
        padding: '8px 10px 6px',
        borderRadius: 'tag',
        bg: 'indigo.tint',
        color: 'indigo.text',
        fontWeight: '600',
        fontSize: '.9375rem',
        lineHeight: '1',
      },
      '& .subtitle': { textStyle: 'largeMuted', maxWidth: '36em', marginTop: '18px' },
    },

    sky: {
      '& .both svg': { height: '320px' },
      md: { '& .wide svg, & .both svg': { height: 'clamp(360px, 38vw, 500px)' } },
    },
    /** The caption has the colour of the ground in the drawing above it. */
    caption: {
      position: 'relative',
      // The drawing can end within a pixel. The overlap hides the line of sky that would show.
      marginTop: '-1px',
      color: 'onNight',
      lineHeight: '1.4',
      '& > div': { paddingBlock: '2px 18px' },
    },

    contents: {
      borderTop: '1.5px solid {colors.ink}',
      paddingTop: '12px',
      marginBottom: '34px',
      fontSize: '1rem',
      lineHeight: '1.35',
      lg: { gridColumn: '1!important', gridRow: '1 / span 60', alignSelf: 'start' },
      '& p': { fontWeight: '600' },
      '& a': {
        display: 'flex',
        alignItems: 'center',
        minHeight: '40px',
        paddingBlock: '9px 7px',
        borderBottom: '1px solid {colors.line}',
        textDecoration: 'none',
      },
      '& a:hover': { textDecoration: 'underline', textDecorationColor: 'oxide' },
    },

    sources: {
      bg: 'sunk',
      paddingBlock: '48px 56px',
      '& > div': { lg: { display: 'grid', gridTemplateColumns: '4fr 8fr', gap: '40px' } },
      '& h2': { textStyle: 'h2Small' },
      '& .note': { textStyle: 'smallMuted', marginTop: '8px', maxWidth: '22em' },
      '& ol': { marginTop: '20px', lg: { marginTop: '0' }, counterReset: 'source' },
      '& li': {
        position: 'relative',
        counterIncrement: 'source',
        paddingInlineStart: '38px',
        borderBottom: '1px solid {colors.line}',
        _before: {
          content: 'counter(source)',
          position: 'absolute',
          insetInlineStart: '0',
          top: '12px',
          fontFamily: 'display',
        },
      },
      '& li > *': { display: 'block', paddingBlock: '11px 9px', lineHeight: '1.4', overflowWrap: 'anywhere' },
      '& li:target': { bg: 'canvas' },
      _print: { bg: 'none', '& a::after': { content: '" (" attr(href) ")"' } },
    },

    related: {
      paddingBlock: '48px 56px',
      '& > div': { lg: { display: 'grid', gridTemplateColumns: '4fr 8fr', gap: '40px' } },
      '& h2': { textStyle: 'h2Small' },
      '& ul': { marginTop: '20px', borderTop: '1.5px solid {colors.ink}', lg: { marginTop: '4px' } },
      '& li': { padding: '16px 0 14px', borderBottom: '1px solid {colors.line}' },
      '& a': { textStyle: 'h3', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
      '& p': { color: 'ink.muted', marginTop: '4px', maxWidth: '40em' },
    },

    closing: { '& h2': { maxWidth: '14em' } },
  },
  variants: {
    /** Colours of the drawing's sky and of its ground. */
    sky: {
      mist: { sky: { bg: palette.sky }, caption: { bg: 'night' } },
      oxide: { sky: { bg: 'oxide' }, caption: { bg: palette.forestFloor } },
      indigo: { sky: { bg: 'indigo' }, caption: { bg: palette.indigoNight } },
      paleIndigo: {
        sky: { bg: 'indigo.tint' },
        // Contrast: 7.7.
        caption: { bg: palette.indigoNight, '& b': { color: '#FF9C82' } },
      },
      dusk: { sky: { bg: palette.dusk }, caption: { bg: palette.indigoNight } },
    },
  },
});
