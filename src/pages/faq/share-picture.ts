import { type ShareWords, shareRow } from '../../scenes/share/share-picture';
import { shutter } from '../../scenes/things/shutter';
import * as ink from '../../theme/palette';

export const drawingDescription = 'Three windows in a blue wall: two shut, and in the open one two guests.';

/** Returns the share picture as SVG, 1200 by 630: three windows, one open. Escapes `words`; long ones shrink or are cut. */
export function sharePicture(words: ShareWords): string {
  const things = [shutter(false), shutter(true, 'pair'), shutter(false)];
  return shareRow({ ...words, things, box: [146, 134], sky: ink.neel, titleColour: ink.white });
}
