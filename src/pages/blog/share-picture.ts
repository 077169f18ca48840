import { heroScene } from '../../scenes/houses/hero-scene';
import { type ShareWords, shareScene } from '../../scenes/share/share-picture';
import * as ink from '../../theme/palette';

export const drawingDescription = 'A hotel by night under a moon, most of its windows lit.';

/** Returns the share picture as SVG, 1200 by 630: a hotel by night. Escapes `words`; long ones shrink or are cut. */
export function sharePicture(words: ShareWords): string {
  const night = { night: true, occupancy: 64, seed: 9, animated: false };
  return shareScene({ ...words, sky: ink.night, scene: (frame) => heroScene({ ...frame, ...night }) });
}
