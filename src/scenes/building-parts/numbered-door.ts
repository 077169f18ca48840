import * as palette from '../../theme/palette';
import { disc, filledPath, strokedPath, svgElement } from '../kit/svg';
import { signText } from '../kit/svg-text';

const colours = {
  indigo: [palette.indigo, palette.indigoDark],
  oxide: [palette.oxide, palette.oxideDark],
  forest: [palette.wall, palette.frontEdge],
} as const;

/** Returns an <svg> of 260 by 440: a door at the foot of its element, with the escaped `number`. '12345' is cut to '123…'. */
export function numberedDoor({ number, colour }: { number: string; colour: keyof typeof colours }): string {
  const [wood, panel] = colours[colour];
  const shapes =
    filledPath(palette.night, 'M14 440V130a116 116 0 0 1 232 0v310z') +
    filledPath(palette.lit, 'M30 130a100 100 0 0 1 200 0z') +
    strokedPath(palette.onLit, 4, 'M130 130V30m0 100L59 59m71 71l71-71M78 130a52 52 0 0 1 104 0') +
    filledPath(wood, 'M30 142h200v298H30z') +
    strokedPath(panel, 6, 'M52 250h70v92H52zM138 250h70v92h-70zM52 360h70v62H52zM138 360h70v62h-70z') +
    filledPath(palette.surface, 'M82 168h96v54H82z') +
    strokedPath(palette.night, 1.6, 'M87 173h86v44H87z') +
    signText(number, 130, 208, 36, 94) +
    disc(palette.mist[0], 216, 300, 7);
  return svgElement([0, 0, 260, 440], shapes, 'xMidYMax meet');
}
