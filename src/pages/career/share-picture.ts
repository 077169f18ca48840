import { lodgeRain } from '../../scenes/places/lodge-rain';
import type { ShareWords } from '../../scenes/share/share-frame';
import { shareScene } from '../../scenes/share/share-scene';
import * as ink from '../../theme/palette';

/** The lodges in the rains. */
export function sharePicture(words: ShareWords): string {
  return shareScene({ ...words, sky: ink.rainSky, scene: (frame) => lodgeRain({ id: 'l', ...frame }) });
}
