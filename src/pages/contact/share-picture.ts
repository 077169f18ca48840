import { openWindow } from '../../scenes/places/open-window';
import { objectSharePicture } from '../../scenes/share/share-layouts';
import * as palette from '../../theme/palette';

export const drawingDescription = 'An open window, and beyond it a small hotel among hills.';

export const drawSharePicture = objectSharePicture({
  object: openWindow({ id: 'o' }),
  size: { w: 496, h: 536 },
  sky: palette.sky,
});
