import { picture } from '../kit/svg';
import { type Building, defs, facade } from './facade';

/** A picture of one hill hotel, with one window for each room. `occupancy` in percent. */
export function soloHouse(options: { id: string; rooms: number; occupancy: number }): string {
  const house = facade({ cellWidth: 32, cellHeight: 42, seed: 40, ...options });
  return soloPicture(house, defs(options.id, house));
}

/** A picture of one building, with room for the eaves. `shared` is the <defs> that it needs. */
export function soloPicture({ svg, w, h }: Pick<Building, 'svg' | 'w' | 'h'>, shared = ''): string {
  return picture([-26, -6, w + 52, h + 6], shared + svg, 'xMidYMax meet');
}
