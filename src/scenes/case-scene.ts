import { onScreens } from './article-scene';
import type { Frame } from './kit/svg';
import type { ShareCaseWords } from './share/share-case';

/** All drawings of one case study. One file each in `cases/`, called as the front matter's `scene`, exports one as `scene`. */
export interface CaseScene {
  /** Across its own page: markup, for every screen. Finished when the module is loaded. */
  hero: string;
  /** The same at the head of the list, where it is another. */
  listHero?: string;
  /** In its band of the list. */
  band: SizedDrawing;
  /** On the home page. */
  cover: SizedDrawing;
  /** What others are shown of it: 1200 by 630. */
  share: (words: ShareCaseWords) => string;
}

interface SizedDrawing {
  /** In pixels, in the shape of its place. */
  size: readonly [width: number, height: number];
  draw: (frame: Frame) => string;
}

/** A sky across the page, its ids beginning with `w` and `n` and the name. The ground of the band goes on above it. */
export function caseHero(name: string, draw: (frame: Frame) => string, w: number, h: number): string {
  return onScreens(draw({ id: `w${name}`, w, h }), draw({ id: `n${name}`, w: 390, h: 340 }));
}
