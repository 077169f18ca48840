import type { RoomType } from '../../../domain/calculator/hotel-input';
import { clamp } from '../../../helpers/clamp';
import { seedFrom } from '../../../helpers/random';
import { planHouse } from '../../../scenes/houses/house-plan';
import { houseStyles } from '../../../scenes/houses/house-style';
import { paneScale, windowKind } from '../../../scenes/kit/windows';

/**
 * Returns the house of a room type for `drawPlannedHouse`, with further fields: `lights`, `lightScale`, `rooms`, `roomsSold`.
 * - `id` decides silhouettes and lighting order, `index` (place in the street, from 0) the style.
 * - Above 24 rooms a window represents several. Less than one room gives one window, and 0 rooms a dark one.
 * - An occupancy outside 0 to 100 percent counts as 0 or 100.
 */
export function streetHouse(
  { id, numberOfRooms, occupancyRate }: Pick<RoomType, 'id' | 'numberOfRooms' | 'occupancyRate'>,
  index: number,
) {
  const style = houseStyles[index % houseStyles.length] ?? 'hill';
  /** Not rounded, but limited. */
  const rooms = clamp(numberOfRooms, 0, 1e9);
  const occupancy = rooms === 0 ? 0 : clamp(occupancyRate, 0, 100);
  const house = planHouse({ style, rooms, cellWidth: 32, cellHeight: 42, occupancy, seed: seedFrom(id) });
  const lightScale = paneScale(house.paneWidth, house.paneHeight);
  return {
    ...house,
    /** One for each window, in reading order. (x, y) is in the units of their group, `kind` the symbol that draws it. */
    lights: house.windows.map(({ x, y, litFraction, silhouette }) => ({
      x: x / lightScale.x,
      y: y / lightScale.y,
      litFraction,
      kind: windowKind(silhouette, house.isCusped),
    })),
    lightScale,
    rooms,
    /** The rooms that are sold a night, not rounded. */
    roomsSold: (rooms * occupancy) / 100,
  };
}
