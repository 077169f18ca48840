import { pictureWithWindows } from '../kit/windows';
import { facade } from './facade';

/** Returns an <svg>, as large as its house, of a `hill` house. Options as in `WindowPlanOptions`; `id`: prefix of its ids. */
export function soloHouse(options: { id: string; rooms: number; occupancy: number }): string {
  const { svg, w, h } = facade({ cellWidth: 32, cellHeight: 42, seed: 40, ...options });
  return pictureWithWindows(options.id, [-26, -6, w + 52, h + 6], svg, 'xMidYMax meet');
}
