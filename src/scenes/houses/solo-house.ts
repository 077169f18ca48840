import { pictureWithWindows } from '../kit/windows';
import { facade } from './facade';
import { MOST_WINDOWS } from './window-plan';

/**
 * Returns an <svg>, as large as its house, of a `hill` house. `rooms`: a window each, 1 to 24. `occupancy`: percent, limited to
 * 0 to 100 (NaN: 0). `id`: prefix of its ids.
 */
export function soloHouse(options: { id: string; rooms: number; occupancy: number }): string {
  const rooms = Math.min(MOST_WINDOWS, options.rooms);
  const { svg, w, h } = facade({ cellWidth: 32, cellHeight: 42, seed: 40, ...options, rooms });
  return pictureWithWindows(options.id, [-26, -6, w + 52, h + 6], svg, 'xMidYMax meet');
}
