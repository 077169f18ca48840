import { shutter } from '../../scenes/building-parts/shutter';
import { rowSharePicture } from '../../scenes/share/share-layouts';
import * as palette from '../../theme/palette';

export const drawingDescription = 'Three windows in a blue wall: two shut, and in the open one two guests.';

export const drawSharePicture = rowSharePicture({
  objects: [shutter(false), shutter(true, 'pair'), shutter(false)],
  size: { w: 146, h: 134 },
  sky: palette.indigo,
});
