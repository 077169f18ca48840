import { picture, type SceneOptions } from '../kit/svg';
import { type Building, defs, type FacadeOptions, facade } from './facade';

/** A picture of one house. */
export function soloHouse({ label, ...options }: FacadeOptions & SceneOptions): string {
  const house = facade({ cellWidth: 32, cellHeight: 42, ...options });
  return soloPicture(house, defs(options.id, house), label);
}

/** A picture of one building, with room for the eaves. `shared` is the <defs> that it needs. */
export function soloPicture(house: Pick<Building, 'svg' | 'w' | 'h'>, shared = '', label?: string): string {
  return picture(
    { box: [-26, -6, house.w + 52, house.h + 6], fit: 'xMidYMax meet', label },
    shared + house.svg,
  );
}
