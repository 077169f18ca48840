import * as palette from '../palette';
import { displayText } from './display-face';

/** Returns styles of a pseudo-element: a box in px, round at the top. The caller adds colour, and `position` or `display`. */
export function windowMark(width: number, height: number) {
  const radius = `${Math.ceil(width / 2)}px`;
  return {
    content: '""',
    width: `${width}px`,
    height: `${height}px`,
    borderRadius: `${radius} ${radius} 0 0`,
  };
}

/** Returns `::before` styles of a positioned list item: a `windowMark` (px) without colour, at these CSS positions. */
export function listMark(width: number, height: number, top: string, insetInlineStart = '0') {
  return { ...windowMark(width, height), position: 'absolute', insetInlineStart, top } as const;
}

/**
 * Returns the `::before` styles of a list item. The pseudo-element shows the item's number in a small arch.
 * - `top` is its CSS distance from the top edge of the item. `bg` is the colour token behind the number.
 * - The list must reset the CSS counter `step`. Each item must increment it, be positioned and have padding at its start.
 */
export const stepNumber = (top: string, bg: string) => ({
  content: 'counter(step)',
  position: 'absolute',
  insetInlineStart: '0',
  top,
  minWidth: '30px',
  paddingBlock: '7px 3px',
  borderRadius: '15px 15px 3px 3px',
  bg,
  ...displayText('1.0625rem', '1'),
  textAlign: 'center',
});

/**
 * Returns background styles: two bars that cross a window, the vertical one in the middle. `colour` is a CSS colour, no token.
 * `width` is the thickness of a bar, and `across` the vertical `background-position` of the horizontal bar, as CSS lengths.
 */
export function paneBars(colour: string, width: string, across: string) {
  const bar = `linear-gradient(${colour}, ${colour})`;
  return {
    backgroundImage: `${bar}, ${bar}`,
    backgroundSize: `${width} 100%, 100% ${width}`,
    backgroundPosition: `50% 0, 0 ${across}`,
    backgroundRepeat: 'no-repeat',
  };
}

/** Styles of a sign in a <summary>, 30 by 36 px: a window with a closed shutter, or a lit one while its <details> is open. */
export const shutterSign = {
  position: 'relative',
  width: '30px',
  height: '36px',
  borderRadius: '15px 15px 2px 2px',
  bg: 'ink',
  _after: {
    content: '""',
    position: 'absolute',
    inset: '4px',
    borderRadius: '11px 11px 0 0',
    background: 'repeating-linear-gradient(0deg, {colors.line.strong} 0 2px, transparent 2px 5px)',
  },
  '&:is([open] *)::after': { bg: 'lit', ...paneBars(palette.ink, '2px', '48%') },
} as const;
