import { officeAtNight } from '../../scenes/places/office-at-night';
import { type ShareWords, shareObject } from '../../scenes/share/share-picture';
import * as ink from '../../theme/palette';

export const drawingDescription =
  'One window lit at night, and somebody at a desk in it with a glass of chai.';

/** Returns the share picture as SVG, 1200 by 630: an office at night. Escapes `words`; long ones shrink or are cut. */
export function sharePicture(words: ShareWords): string {
  return shareObject({
    ...words,
    object: officeAtNight(),
    box: [332, 434],
    sky: ink.night2,
    titleColour: ink.onNight,
  });
}
