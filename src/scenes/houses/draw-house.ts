import { lightWindows, pictureWithWindows } from '../kit/windows';
import { drawPlannedHouse } from './house-parts';
import { type HouseOptions, planHouse } from './house-plan';
import { maxWindows } from './window-plan';

interface DrawHouseOptions extends HouseOptions {
  /** Prefix of the ids that the house refers to. */
  id: string;
  /** The lights go on one by one when the picture appears (class `on`). */
  isAnimated?: boolean;
}

/**
 * Returns the measures of `planHouse` and, as `svg`, the shapes of the house with its lights, without an <svg> around them.
 * Fully lit windows look dark unless the shapes are in a `pictureWithWindows` of the same `id`.
 */
export function drawHouse({ id, isAnimated, ...options }: DrawHouseOptions) {
  const house = planHouse(options);
  const { windows, paneWidth: width, paneHeight: height, isCusped } = house;
  const lights = lightWindows(windows, { id, width, height, isCusped, isAnimated });
  return { ...house, svg: drawPlannedHouse(house, lights) };
}

/**
 * Returns an <svg> of a `hill` house at the foot of its element, with a view box as large as the house. `rooms` is the number
 * of its windows, rounded and limited to 1 to 24. `occupancy` is percent, limited to 0 to 100. All ids begin with `id`.
 */
export function singleHouse(options: { id: string; rooms: number; occupancy: number }): string {
  const rooms = Math.min(maxWindows, options.rooms);
  const { svg, width, height } = drawHouse({ cellWidth: 32, cellHeight: 42, seed: 40, ...options, rooms });
  return pictureWithWindows(options.id, [-26, -6, width + 52, height + 6], svg, 'xMidYMax meet');
}
