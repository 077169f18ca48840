import { addedFloor } from '../../scenes/houses/added-floor';
import { toolsHills } from '../../scenes/places/hills';
import { type ShareWords, shareObject } from '../../scenes/share/share-picture';

export const drawingDescription =
  'A house with a new floor on top: its windows are lit, and one of them is blue.';

/** Returns the share picture as SVG, 1200 by 630: a house with a new floor. Escapes `words`; long ones shrink or are cut. */
export function sharePicture(words: ShareWords): string {
  const behind = toolsHills({ w: 1200, h: 400 });
  return shareObject({ ...words, object: addedFloor({ id: 'f' }), box: [454, 434], behind });
}
