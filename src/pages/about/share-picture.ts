import { officeAtNight } from '../../scenes/places/office-at-night';
import type { ShareWords } from '../../scenes/share/share-frame';
import { shareObject } from '../../scenes/share/share-object';
import * as ink from '../../theme/palette';

/** The office from outside, at night. */
export function sharePicture(words: ShareWords): string {
  return shareObject({
    ...words,
    object: officeAtNight(),
    box: [332, 434],
    sky: ink.night2,
    colour: ink.onNight,
  });
}
