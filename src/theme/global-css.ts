import { lowerSectionsCss } from './mixins/defer-layout';
import { TOP_SPACE } from './top-space';

/** How a window lights, in HTML and in files. Each defines the keyframes `light`. `--i` is its turn, as the house fills. */
export const lightAnimation = 'light .5s cubic-bezier(.2,.7,.2,1) calc(250ms + var(--i)*42ms) both';

/** The reset, the page itself, and the lights in drawings. Every HTML file contains these styles. All others are recipes. */
export const globalCss = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    colorScheme: 'light',
    scrollPadding: `${TOP_SPACE}px 0 var(--banner-height, 0px)`,
    // Without it on the root, the browser would load another font.
    fontFamily: 'body',
  },
  body: {
    margin: '0',
    // Leaves room for an element that covers the bottom of the screen. Space at the end moves no part of the page.
    paddingBottom: 'var(--banner-height, 0px)',
    bg: 'canvas',
    color: 'ink',
    fontSize: '1.0625rem',
    lineHeight: '1.6',
    fontKerning: 'normal',
    textWrap: 'pretty',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset': { margin: '0', padding: '0' },
  'h1, h2, h3, h4': { fontWeight: '400', overflowWrap: 'break-word' },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: '0', minWidth: '0' },
  'svg, img, picture': { display: 'block', width: '100%', height: 'auto' },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  button: { cursor: 'pointer', bg: 'transparent', border: '0', padding: '0', textAlign: 'inherit' },
  ':disabled': { cursor: 'default' },
  a: {
    color: 'inherit',
    textDecorationColor: 'oxide',
    textDecorationThickness: '2px',
    textUnderlineOffset: '4px',
  },
  'b, strong': { fontWeight: '600' },
  summary: { listStyle: 'none', cursor: 'pointer' },
  'summary::-webkit-details-marker': { display: 'none' },
  '[hidden]': { display: 'none!important' },
  // The two shapes of a drawing: `.wide` is shown on screens from 768 px, `.narrow` on all others and in print.
  '.narrow': { md: { display: 'none!important' } },
  '.wide': { '@media not screen and (min-width: 48rem)': { display: 'none!important' } },
  '[tabindex="-1"]:focus': { outline: 'none' },
  ':focus-visible': {
    outline: '3px solid {colors.indigo}',
    outlineOffset: '3px',
    borderRadius: '4px',
  },
  '.on-dark': { color: 'onNight' },
  '.on-dark a': { textDecorationColor: 'lit' },
  '.on-dark :focus-visible': { outlineColor: 'lit' },
  ...lowerSectionsCss,
  // Windows light once, when the page loads, in the order in which the house fills. CSS does it, so it waits for no script.
  // Without animation they are lit.
  '@keyframes light': { from: { opacity: '0' } },
  'svg .on': { animation: lightAnimation },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none!important',
      transition: 'none!important',
      scrollBehavior: 'auto!important',
    },
  },
  '@media print': { '[data-page] *': { contentVisibility: 'visible!important' } },
} as const;
