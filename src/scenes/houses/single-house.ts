import { pictureWithWindows } from '../kit/windows';
import { drawHouse } from './draw-house';
import { maxWindows } from './window-plan';

/**
 * Returns an <svg> of a `hill` house at the foot of its element, with a view box as large as the house. `rooms` is its windows,
 * rounded and limited to 1 to 24. `occupancy` is percent, limited to 0 to 100. Its ids begin with `id`.
 */
export function singleHouse(options: { id: string; rooms: number; occupancy: number }): string {
  const rooms = Math.min(maxWindows, options.rooms);
  const { svg, width, height } = drawHouse({ cellWidth: 32, cellHeight: 42, seed: 40, ...options, rooms });
  return pictureWithWindows(options.id, [-26, -6, width + 52, height + 6], svg, 'xMidYMax meet');
}
