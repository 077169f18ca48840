import { pictureWithWindows } from '../kit/windows';
import { facade } from './facade';

/**
 * Returns an <svg>, as large as its house, of a `hill` house with a window for each room; above 24 rooms a window represents
 * several. `rooms` is rounded, at least 1 (NaN: 1). `occupancy`: percent, limited to 0 to 100; NaN: 0. `id`: prefix of its ids.
 */
export function soloHouse(options: { id: string; rooms: number; occupancy: number }): string {
  const { svg, w, h } = facade({ cellWidth: 32, cellHeight: 42, seed: 40, ...options });
  return pictureWithWindows(options.id, [-26, -6, w + 52, h + 6], svg, 'xMidYMax meet');
}
