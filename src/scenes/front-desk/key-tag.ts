import * as palette from '../../theme/palette';
import { disc, filledPath, strokedPath, svgElement } from '../kit/svg';
import { signText } from '../kit/svg-text';

const ring = (colour: string, x: number, y: number, radius: number, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Returns an <svg> of 140 by 150: a key with `figure`, escaped, on its tag. A figure wider than four digits ends in '…'. */
export function keyTag(figure: string): string {
  const size = figure.length > 2 ? 29 : 36;
  const key =
    strokedPath(palette.lineStrong, 7, 'M118 66v60m0-20h15v7h-15m0 12h11') +
    ring(palette.lineStrong, 118, 54, 13, 7);
  const shapes =
    strokedPath(palette.night, 5, 'M60 0v18') +
    ring(palette.night, 60, 30, 12, 5) +
    strokedPath(palette.night, 3, 'M72 32q30-6 44 12') +
    `<g transform="rotate(-12 118 48)">${key}</g>` +
    filledPath(palette.lit, 'M22 74a38 38 0 0 1 76 0v60a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z') +
    disc(palette.surface, 60, 54, 6.5) +
    strokedPath(palette.night, 3.5, 'M60 30v22') +
    strokedPath(palette.onLit, 1.5, 'M29 76a31 31 0 0 1 62 0v56a3 3 0 0 1-3 3H32a3 3 0 0 1-3-3z') +
    signText(figure, 60, 114, size, 76);
  return svgElement([14, 0, 140, 150], shapes);
}
