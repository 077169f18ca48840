import { mistyNight } from '../../scenes/cases/mist';
import { type ShareWords, shareScene } from '../../scenes/share/share-picture';
import * as ink from '../../theme/palette';

export const drawingDescription = 'A low tiled house in the mist, most of its windows lit.';

/** Returns the share picture as SVG, 1200 by 630: a hotel in mist. Escapes `words`; long ones shrink or are cut. */
export function sharePicture(words: ShareWords): string {
  return shareScene({ ...words, sky: ink.sky, scene: mistyNight });
}
