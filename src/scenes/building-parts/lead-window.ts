import * as palette from '../../theme/palette';
import { silhouette } from '../kit/silhouettes';
import { archPath, filledPath, strokedPath, svgElement } from '../kit/svg';

const pane = archPath(4, 4, 64, 84);
const bars = (colour: string) => strokedPath(colour, 3, 'M36 4v84M4 42h64');

const drawings = {
  attention:
    filledPath(palette.pane, pane) +
    bars(palette.rainFrame) +
    filledPath(palette.white, 'M33 24h6v30h-6zM33 62h6v7h-6z'),
  locked:
    filledPath(palette.behindBlind, pane) +
    filledPath(palette.lit, 'M4 28h64v60H4z') +
    filledPath(palette.canvas, 'M4 22h64v8H4z') +
    bars(palette.pane),
  waiting:
    filledPath(palette.behindBlind, pane) + filledPath(palette.lit, 'M4 52h64v36H4z') + bars(palette.pane),
  sent:
    filledPath(palette.lit, pane) + silhouette('pair', 7, 16, 2.6, palette.onLitDark) + bars(palette.pane),
  none: bars(palette.trim),
};

export type LeadWindowStatus = keyof typeof drawings;

/**
 * Returns an <svg> of 76 by 100: a window that shows the status. It has no text, so the page must name the status.
 * - `attention`: a red frame and a ! in a dark window. `none`: a dark window.
 * - `waiting`: partly lit. `locked`: partly lit, but more. `sent`: lit, with two guests.
 */
export function leadWindow(status: LeadWindowStatus): string {
  const frame = filledPath(status === 'attention' ? palette.danger : palette.pane, archPath(0, 0, 72, 92));
  const sill = filledPath(palette.pane, 'M-2 90h76v7H-2z');
  return svgElement([-2, -2, 76, 100], frame + drawings[status] + sill);
}
