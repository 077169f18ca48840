import { picture } from '../kit/svg';
import { type Building, defs, facade } from './facade';

/**
 * Returns an <svg> of a hill hotel with a window for each room; above 24 rooms a window represents several. `occupancy` in
 * percent. `id`: unique prefix of its ids.
 */
export function soloHouse(options: { id: string; rooms: number; occupancy: number }): string {
  const house = facade({ cellWidth: 32, cellHeight: 42, seed: 40, ...options });
  return soloPicture(house, defs(options.id, house));
}

/** Returns an <svg> of one building, with room for the eaves. `shared`: the <defs> that it needs. */
export function soloPicture({ svg, w, h }: Pick<Building, 'svg' | 'w' | 'h'>, shared = ''): string {
  return picture([-26, -6, w + 52, h + 6], shared + svg, 'xMidYMax meet');
}
