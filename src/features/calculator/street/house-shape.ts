import type { RoomType } from '../../../domain/calculator/hotel-input';
import { clamp } from '../../../helpers/clamp';
import { seedFrom } from '../../../helpers/random';
import { drawHouse } from '../../../scenes/houses/draw-house';
import { houseStyles } from '../../../scenes/houses/house-style';
import { planWindows } from '../../../scenes/houses/window-plan';
import { paneScale, windowKind } from '../../../scenes/kit/windows';

/** The parts of a house that do not depend on how many of its rooms are sold. */
export type HouseShape = ReturnType<typeof houseShape>;

/**
 * Returns the house of a room type with all windows dark. Equal arguments give equal houses.
 * - `id` decides silhouettes and lighting order. `index` (place in the street, from 0) decides the style.
 * - Above 24 rooms a window represents several. Less than one room gives one window.
 */
export function houseShape({ id, numberOfRooms }: Pick<RoomType, 'id' | 'numberOfRooms'>, index: number) {
  const style = houseStyles[index % houseStyles.length] ?? 'hill';
  const seed = seedFrom(id);
  const rooms = clamp(numberOfRooms, 0, 1e9);
  const options = { id: 'house', style, rooms, cellWidth: 32, cellHeight: 42, occupancy: 0, seed };
  const house = drawHouse(options);
  const { grid } = house;
  const isCusped = style === 'haveli';
  const lightScale = paneScale(grid.paneWidth, grid.paneHeight);
  const lights = house.windows.map(({ x, y, silhouette }) => ({
    x: x / lightScale.x,
    y: y / lightScale.y,
    kind: windowKind(silhouette, isCusped),
  }));
  return {
    ...house,
    /** `numberOfRooms`, not rounded, but limited to 0 to 1e9. */
    rooms,
    seed,
    /** Its lights in reading order. (x, y) is in the units of their group, and `kind` is the symbol that draws the light. */
    lights,
    lightScale,
    isCusped,
  };
}

/** Returns the rooms of a house that are sold a night, not rounded. `occupancy` is in percent, clamped to 0 to 100. */
export function roomsSold(shape: HouseShape, occupancy: number): number {
  return (shape.rooms * clamp(occupancy, 0, 100)) / 100;
}

/**
 * Returns the lit fraction of each of `lights`: 0 or 1, and for at most one light a number between. The house's `seed`
 * decides their order. `occupancy` is in percent, clamped to 0 to 100. Without rooms all are 0.
 */
export function litFractions(shape: HouseShape, occupancy: number): readonly number[] {
  return planWindows({
    rooms: shape.rooms,
    occupancy: shape.rooms === 0 ? 0 : occupancy,
    seed: shape.seed,
  }).litFractions;
}
