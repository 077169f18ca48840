import { soloHouse } from '../../scenes/houses/solo-house';
import { toolsHills } from '../../scenes/places/tools-hills';
import type { ShareWords } from '../../scenes/share/share-frame';
import { shareObject } from '../../scenes/share/share-object';

export const drawingDescription = 'A house of ten rooms, seven of them lit.';

/** Returns the share picture of /revenue-calculator as SVG, 1200 by 630 px: `words` and a house of ten rooms. */
export function sharePicture(words: ShareWords): string {
  const object = soloHouse({ id: 's', rooms: 10, occupancy: 70 });
  return shareObject({ ...words, object, box: [200, 204], behind: toolsHills({ w: 1200, h: 400 }) });
}
