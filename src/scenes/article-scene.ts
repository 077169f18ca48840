import * as ink from '../theme/palette';
import type { Frame } from './kit/svg';
import type { ShareWords } from './share/share-frame';
import { shareScene } from './share/share-scene';

/** The skies an article may stand in. Its page goes on with the sky above the drawing and with the ground below it. */
export const skies = {
  mist: ink.sky,
  oxide: ink.oxide,
  neel: ink.neel,
  paleNeel: ink.neelTint,
  dusk: ink.dusk,
} as const;

/** All drawings of one article. One file each in `articles/`, called as the front matter's `scene`, exports one as `scene`. */
export interface ArticleScene {
  ground: keyof typeof skies;
  /** Across the page, at the head of the article: markup, for every screen. Finished when the module is loaded. */
  hero: string;
  /** In lists: 320 by 320, or 680 by 320. */
  cover: (frame: Frame) => string;
  /** What others are shown of the article: 1200 by 630. */
  share: (words: ShareWords) => string;
}

/** One drawing for wide screens and one for phones, or one for both, in the classes that the look around them shows and hides. */
export function onScreens(wide: string, narrow?: string): string {
  if (narrow === undefined) return `<div class="both">${wide}</div>`;
  return `<div class="narrow">${narrow}</div><div class="wide">${wide}</div>`;
}

/** For things that keep their size: a smaller frame makes them larger on the screen. */
export const closeFrames: readonly [wide: Frame, narrow: Frame] = [
  { id: 'hw', w: 920, h: 320 },
  { id: 'hn', w: 390, h: 300 },
];

/** A scene that is the same drawing in every frame. `hero`: its frame on a wide screen, and on a phone where it has another. */
export function oneDrawing(
  draw: (frame: Frame) => string,
  ground: ArticleScene['ground'],
  [wide, narrow]: readonly [wide: Frame, narrow?: Frame],
): ArticleScene {
  return {
    ground,
    hero: onScreens(draw(wide), narrow && draw(narrow)),
    cover: draw,
    share: (words) =>
      shareScene({ ...words, sky: skies[ground], scene: (frame) => draw({ id: 's', ...frame }) }),
  };
}
