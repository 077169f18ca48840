import { exampleHotel } from '../../content/example-hotel';
import { singleHouse } from '../../scenes/houses/draw-house';
import { toolsHills } from '../../scenes/places/hills';
import { objectSharePicture } from '../../scenes/share/share-layouts';

const { rooms, occupancyPercent } = exampleHotel;

export const drawingDescription = `A house of ${rooms} rooms, ${Math.round((rooms * occupancyPercent) / 100)} of them lit.`;

export const drawSharePicture = objectSharePicture({
  object: singleHouse({ id: 's', rooms, occupancy: occupancyPercent }),
  size: { w: 200, h: 204 },
  background: toolsHills({ w: 1200, h: 400 }),
});
