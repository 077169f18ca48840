import { belowTop, layoutUnfinished } from './deferred-layout';

/**
 * The reset and the page itself, small enough to travel inside every HTML file.
 * Everything else is a recipe.
 */
export const globalCss = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    colorScheme: 'light',
    scrollPadding: '76px 0 var(--foot, 0px)',
    // Here already: the browser looks a font up for the root, too.
    fontFamily: 'body',
  },
  body: {
    margin: '0',
    // Below the end of the page, for as long as something covers the foot of the screen: no part of the page moves.
    paddingBottom: 'var(--foot, 0px)',
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
  svg: { display: 'block', width: '100%', height: 'auto' },
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
  '[tabindex="-1"]:focus': { outline: 'none' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'neel', outlineOffset: '3px', borderRadius: '4px' },
  '.on-night a': { textDecorationColor: 'lit' },
  '.on-night :focus-visible': { outlineColor: 'lit' },
  // What stands below the first screen is not laid out before the page has answered, unless it comes near
  // (app/navigation/change-page.tsx). Whoever comes back to a place, or to an anchor, needs the whole page at once.
  [`${layoutUnfinished} ${belowTop}`]: {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 700px',
  },
  // Of a page that comes in the place of another not even that: it is in the second frame (`changePage`).
  [`[data-page][data-top] ${belowTop}`]: { contentVisibility: 'hidden' },
  // Windows light in the order the house fills. CSS, so that it waits for no script; lit is the resting state, so
  // nothing is hidden where animation is off. `on`: once, on arrival. `now` and `was`: those a change of figures touched.
  '@keyframes light': { from: { opacity: '0' } },
  '@keyframes dim': { to: { opacity: '0' } },
  'svg .on': {
    animation: 'light .5s cubic-bezier(.2,.7,.2,1) both',
    animationDelay: 'calc(250ms + var(--i)*42ms)',
  },
  'svg .now': { animation: 'light .24s both' },
  'svg .was': { animation: 'dim .24s both' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none!important',
      transition: 'none!important',
      scrollBehavior: 'auto!important',
    },
    'svg .was': { opacity: '0' },
  },
  '@media print': {
    '[data-page] *': { contentVisibility: 'visible!important' },
    'svg .was': { animation: 'none', opacity: '0' },
  },
} as const;
