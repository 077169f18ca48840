import { heroScene } from '../../scenes/houses/hero-scene';
import { sceneSharePicture } from '../../scenes/share/share-layouts';
import * as palette from '../../theme/palette';

export const drawingDescription = 'A hotel by night under a moon, most of its windows lit.';

export const drawSharePicture = sceneSharePicture({
  sky: palette.night,
  scene: (frame) => heroScene({ ...frame, isNight: true, occupancy: 64, seed: 9, isAnimated: false }),
});
