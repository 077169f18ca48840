import * as palette from '../../theme/palette';
import { disc, filledPath, svgElement } from '../kit/svg';

/** Returns an <svg> of 120 by 120: an arched lock plate with its keyhole. */
export function keyhole(): string {
  const shapes =
    filledPath(palette.ink, 'M10 120V56a50 50 0 0 1 100 0v64z') +
    disc(palette.canvas, 60, 58, 15) +
    filledPath(palette.canvas, 'M53 66h14l6 36H47z');
  return svgElement([0, 0, 120, 120], shapes);
}
