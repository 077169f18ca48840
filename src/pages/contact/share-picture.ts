import { openWindow } from '../../scenes/places/open-window';
import { type ShareWords, shareObject } from '../../scenes/share/share-picture';
import * as ink from '../../theme/palette';

export const drawingDescription = 'An open window, and beyond it a small hotel among hills.';

/** Returns the share picture as SVG, 1200 by 630: an open window. Escapes `words`; long ones shrink or are cut. */
export function sharePicture(words: ShareWords): string {
  return shareObject({ ...words, object: openWindow({ id: 'o' }), box: [496, 536], sky: ink.sky });
}
