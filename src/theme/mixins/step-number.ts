import { displayText } from './display-face';

/**
 * Returns styles of the `::before` of a list item. It shows the item's number in a small arch, `top` below the item's edge, on
 * the colour token `bg`. The list must reset the CSS counter `step`. Each item must increment it, be positioned and pad its
 * start.
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
