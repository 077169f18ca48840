import { facade } from '../../../scenes/houses/facade';
import { layOutHouse } from '../../../scenes/houses/house-grid';
import { houseStyles } from '../../../scenes/houses/house-style';
import { planWindows } from '../../../scenes/houses/window-plan';
import { type Cell, type Guest, guestAt } from '../../../scenes/kit/guests';
import { random, seedFrom } from '../../../scenes/kit/random';
import { within } from '../../../scenes/kit/svg';

/** Where a light is put on, in the units of its own small group, and what is seen in it. */
export interface LightPlace {
  readonly x: number;
  readonly y: number;
  readonly cell: Cell;
}

/** A house as it stands by day: everything that does not depend on how many of its rooms are sold. */
export interface HouseShape {
  /** Walls, roof and dark windows, without an <svg> around them. */
  readonly body: string;
  readonly w: number;
  readonly h: number;
  readonly base: number;
  /** Rooms it was built for, and those each window stands for. */
  readonly rooms: number;
  readonly per: number;
  readonly seed: number;
  /** The lights of its windows, in reading order, and how their group is scaled. */
  readonly lights: readonly LightPlace[];
  readonly lightScale: readonly [x: number, y: number];
  readonly cusped: boolean;
}

const cellWidth = 32;
const cellHeight = 42;

/** The house of a room type: its style by its place in the street, its face by its id. No rooms: one dark window. */
export function houseShape(roomId: string, place: number, numberOfRooms: number): HouseShape {
  const style = houseStyles[place % houseStyles.length] ?? 'hill';
  const seed = seedFrom(roomId);
  const rooms = within(numberOfRooms, 0, 1e9, 0);
  const plan = planWindows({ rooms: Math.max(1, rooms), seed });
  const grid = layOutHouse(style, plan, cellWidth, cellHeight);
  const building = facade({
    id: 'house',
    style,
    rooms: Math.max(1, rooms),
    occupancy: 0,
    seed,
    cellWidth,
    cellHeight,
  });
  const cusped = style === 'haveli';
  const lightScale = [grid.paneWidth / 22, grid.paneHeight / 28] as const;
  const next = random(seed * 31 + 5);
  const lights = grid.windows.map(({ x, y }): LightPlace => {
    const guest: Guest | 'bare' = next() < 0.72 ? guestAt(Math.floor(next() * 10)) : 'bare';
    return { x: x / lightScale[0], y: y / lightScale[1], cell: cusped ? `${guest}-cusp` : guest };
  });
  const { svg: body, w, h, base } = building;
  return { body, w, h, base, rooms, per: plan.per, seed, lights, lightScale, cusped };
}

/** Rooms of a house sold a night, an average with its fraction. `occupancy` in percent, held between 0 and 100 as in the drawing. */
export function roomsSold(shape: HouseShape, occupancy: number): number {
  return (shape.rooms * within(occupancy, 0, 100, 0)) / 100;
}

/** How far each window is lit: 0 dark, 1 lit, between them a blind half down. */
export function lightStates(shape: HouseShape, occupancy: number): readonly number[] {
  return planWindows({
    rooms: Math.max(1, shape.rooms),
    occupancy: shape.rooms === 0 ? 0 : occupancy,
    seed: shape.seed,
  }).states;
}
