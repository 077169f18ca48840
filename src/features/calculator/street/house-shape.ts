import { facade, houseRandom } from '../../../scenes/houses/facade';
import { layOutHouse } from '../../../scenes/houses/house-grid';
import { houseStyles } from '../../../scenes/houses/house-style';
import { planWindows } from '../../../scenes/houses/window-plan';
import { paneSize, randomGuest, type WindowKind } from '../../../scenes/kit/guests';
import { seedFrom } from '../../../scenes/kit/random';
import { clamp } from '../../../scenes/kit/svg';

/** The parts of a house that do not depend on how many of its rooms are sold. */
export interface HouseShape {
  /** Walls, roof and dark windows, without an <svg> around them. */
  readonly body: string;
  readonly w: number;
  readonly h: number;
  readonly base: number;
  readonly rooms: number;
  readonly roomsPerWindow: number;
  readonly seed: number;
  /** The lights of its windows, in reading order: the place in the units of their group, and the symbol that draws it. */
  readonly lights: readonly { readonly x: number; readonly y: number; readonly cell: WindowKind }[];
  readonly lightScale: readonly [x: number, y: number];
  readonly isCusped: boolean;
}

const cellWidth = 32;
const cellHeight = 42;

/** Builds a room type's house. Its `place` in the street, from 0, decides the style. Below one room: one dark window. */
export function houseShape(roomId: string, place: number, numberOfRooms: number): HouseShape {
  const style = houseStyles[place % houseStyles.length] ?? 'hill';
  const seed = seedFrom(roomId);
  const rooms = clamp(numberOfRooms, 0, 1e9, 0);
  const plan = planWindows({ rooms: Math.max(1, rooms), seed });
  const grid = layOutHouse(style, plan, cellWidth, cellHeight);
  const size = { rooms: Math.max(1, rooms), cellWidth, cellHeight };
  const building = facade({ id: 'house', style, occupancy: 0, seed, ...size });
  const isCusped = style === 'haveli';
  const lightScale = [grid.paneWidth / paneSize.width, grid.paneHeight / paneSize.height] as const;
  const next = houseRandom(seed);
  const lights = grid.windows.map(({ x, y }) => {
    const guest = randomGuest(next) ?? 'bare';
    const cell: WindowKind = isCusped ? `${guest}-cusp` : guest;
    return { x: x / lightScale[0], y: y / lightScale[1], cell };
  });
  const { svg: body, w, h, base } = building;
  return { body, w, h, base, rooms, roomsPerWindow: plan.per, seed, lights, lightScale, isCusped };
}

/** Returns the rooms sold a night on average, a fraction too. `occupancy`: percent, clamped to 0 to 100; NaN is 0. */
export function roomsSold(shape: HouseShape, occupancy: number): number {
  return (shape.rooms * clamp(occupancy, 0, 100, 0)) / 100;
}

/** Returns the state of each window: 0 dark, 1 lit, a value between them for a lowered blind. `occupancy`: percent. */
export function lightStates(shape: HouseShape, occupancy: number): readonly number[] {
  return planWindows({
    rooms: Math.max(1, shape.rooms),
    occupancy: shape.rooms === 0 ? 0 : occupancy,
    seed: shape.seed,
  }).litShares;
}
