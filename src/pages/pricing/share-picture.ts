import { addedFloor } from '../../scenes/houses/added-floor';
import { toolsHills } from '../../scenes/places/tools-hills';
import type { ShareWords } from '../../scenes/share/share-frame';
import { shareObject } from '../../scenes/share/share-object';

/** The house with its added floor, before the hills. */
export function sharePicture(words: ShareWords): string {
  const behind = toolsHills({ w: 1200, h: 400 });
  return shareObject({ ...words, object: addedFloor({ id: 'f' }), box: [454, 434], behind });
}
