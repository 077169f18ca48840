import { addedFloor } from '../../scenes/houses/added-floor';
import { toolsHills } from '../../scenes/places/hills';
import { objectSharePicture } from '../../scenes/share/share-layouts';

export const drawingDescription =
  'A house with a new floor on top: its windows are lit, and one of them is blue.';

export const drawSharePicture = objectSharePicture({
  object: addedFloor({ id: 'f' }),
  size: { w: 454, h: 434 },
  background: toolsHills({ w: 1200, h: 400 }),
});
