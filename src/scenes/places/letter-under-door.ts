import * as palette from '../../theme/palette';
import { filledPath, strokedPath, svgElement } from '../kit/svg';

/** Returns an <svg> of 600 by 330: a letter that was pushed under a door, in the light from the room. */
export function letterUnderDoor(): string {
  const letter =
    filledPath(palette.surface, 'M210 196h236v112H210z') +
    strokedPath(palette.night, 3, 'M210 196h236v112H210z') +
    strokedPath(palette.lineStrong, 5, 'M234 236h110M234 256h140M234 276h80') +
    filledPath(palette.indigo, 'M396 212h34v42h-34z') +
    filledPath(palette.indigoTint, 'M402 248v-18a11 11 0 0 1 22 0v18z');
  const shapes =
    filledPath(palette.pane, 'M40 0h520v214H40z') +
    filledPath(palette.oxide, 'M70 0h460v196H70z') +
    strokedPath(palette.oxideDark, 10, 'M110 0h170v150H110zM320 0h170v150H320z') +
    filledPath(palette.lit, 'M70 196h460v18H70z') +
    filledPath(palette.mist[1], 'M70 214h460l46 116H24z') +
    `<g transform="rotate(-7 330 250)">${letter}</g>` +
    filledPath(palette.pane, 'M40 0h520v4H40z');
  return svgElement([0, 0, 600, 330], shapes);
}
