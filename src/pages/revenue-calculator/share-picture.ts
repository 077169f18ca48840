import { exampleHotel } from '../../features/calculator/example-hotel';
import { soloHouse } from '../../scenes/houses/solo-house';
import { toolsHills } from '../../scenes/places/hills';
import { type ShareWords, shareObject } from '../../scenes/share/share-picture';

const { rooms, occupancyPercent } = exampleHotel();

export const drawingDescription = `A house of ${rooms} rooms, ${Math.round((rooms * occupancyPercent) / 100)} of them lit.`;

/** Returns the share picture as SVG, 1200 by 630: a partly lit house. Escapes `words`; long ones shrink or are cut. */
export function sharePicture(words: ShareWords): string {
  const object = soloHouse({ id: 's', rooms, occupancy: occupancyPercent });
  return shareObject({ ...words, object, box: [200, 204], behind: toolsHills({ w: 1200, h: 400 }) });
}
