import { pictureWithWindows } from '../kit/guests';
import { facade } from './facade';

/**
 * Returns an <svg> of a hill hotel with a window for each room; above 24 rooms a window represents several. `occupancy` in
 * percent. `id`: unique prefix of its ids.
 */
export function soloHouse(options: { id: string; rooms: number; occupancy: number }): string {
  const { svg, w, h } = facade({ cellWidth: 32, cellHeight: 42, seed: 40, ...options });
  return pictureWithWindows(options.id, [-26, -6, w + 52, h + 6], svg, 'xMidYMax meet');
}
