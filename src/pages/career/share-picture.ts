import { lodgeRain } from '../../scenes/places/lodge-rain';
import { type ShareWords, shareScene } from '../../scenes/share/share-picture';
import * as ink from '../../theme/palette';

export const drawingDescription = 'Two lodges on stilts in the rains of Wayanad, some of their windows lit.';

/** Returns the share picture as SVG, 1200 by 630: two lodges in rain. Escapes `words`; long ones shrink or are cut. */
export function sharePicture(words: ShareWords): string {
  return shareScene({ ...words, sky: ink.rainSky, scene: lodgeRain });
}
