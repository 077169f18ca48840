import { heroScene } from '../../scenes/houses/hero-scene';
import { wideSharePicture } from '../../scenes/share/share-layouts';
import * as palette from '../../theme/palette';

export const drawingDescription = 'A hotel by night under a moon, most of its windows lit.';

export const drawSharePicture = wideSharePicture(palette.night, (frame) =>
  heroScene({ ...frame, isNight: true, occupancy: 64, seed: 9, isAnimated: false }),
);
