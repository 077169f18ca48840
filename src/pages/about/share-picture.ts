import { officeAtNight } from '../../scenes/places/office-at-night';
import { objectSharePicture } from '../../scenes/share/share-layouts';
import * as palette from '../../theme/palette';

export const drawingDescription =
  'One window lit at night, and somebody at a desk in it with a glass of chai.';

export const drawSharePicture = objectSharePicture({
  object: officeAtNight(),
  size: { w: 332, h: 434 },
  sky: palette.nightLight,
  titleColour: palette.onNight,
});
