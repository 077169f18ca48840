import { mistCover } from './cover-mist';
import { pugmarkCover } from './cover-pugmarks';
import { townCover } from './cover-town';
import type { FramedScene } from './scene-options';
import { picture, within } from './svg';

/** The three skies: mist of the hills, oxide of the forest, neel of the town. */
export type CoverKind = 'mist' | 'pugmarks' | 'town';

export interface CoverOptions extends FramedScene {
  kind: CoverKind;
  occupancy?: number;
  seed?: number;
  fit?: string;
  /** The colour of the sky, where the cover continues the ground of its page. */
  sky?: string;
}

/** What each kind of cover is drawn from. */
export interface CoverArt {
  id: string;
  w: number;
  h: number;
  occupancy: number;
  seed: number;
  sky: string | undefined;
}

const kinds: Record<CoverKind, (art: CoverArt) => string> = {
  mist: mistCover,
  pugmarks: pugmarkCover,
  town: townCover,
};

/** The cover of a case study: one sky ink each. Any ratio from square to 2:1; 520 by 360 unless told. */
export function cover(options: CoverOptions): string {
  const { id, kind, w = 520, h = 360, seed = 4, fit = 'xMidYMid slice', sky, label } = options;
  const occupancy = within(options.occupancy, 0, 100, 80);
  return picture({ box: [0, 0, w, h], fit, label }, kinds[kind]({ id, w, h, occupancy, seed, sky }));
}
