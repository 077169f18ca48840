import * as palette from '../theme/palette';
import type { Frame } from './kit/svg';
import { type DrawSharePicture, wideSharePicture } from './share/share-layouts';

/** The sky colours that an article may have. Its page has the same colour above the drawing. */
export const skies = {
  mist: palette.sky,
  oxide: palette.oxide,
  indigo: palette.indigo,
  paleIndigo: palette.indigoTint,
  dusk: palette.dusk,
} as const;

/** All drawings of an article. Each file in `articles/` exports them as `drawings`; the front matter names the file. */
export interface ArticleDrawings {
  /** Colour of its sky, a key of `skies`. */
  sky: keyof typeof skies;
  /** Markup for the head of the article, for all screens. */
  hero: string;
  /** Returns an <svg> for lists, in a frame of 320 by 320 or 680 by 320. */
  cover: (frame: Frame) => string;
  drawSharePicture: DrawSharePicture;
  /** The drawing shows invented figures. The blog says so below the featured article, instead of describing the drawing. */
  showsInventedFigures?: boolean;
  /** The sky at the left is empty. From 1100 px, the blog writes the title of the featured article there. */
  hasTitleInSky?: boolean;
}

/** For each width of screen one of something. Without `narrow`, `wide` is for both. */
interface NarrowAndWide<Item> {
  wide: Item;
  narrow?: Item | undefined;
}

/** Returns `narrow`, then `wide`, each in a <div> of that class. Page styles must hide one. `wide` alone gets class `both`. */
export function narrowAndWide({ wide, narrow }: NarrowAndWide<string>): string {
  if (narrow === undefined) return `<div class="both">${wide}</div>`;
  return `<div class="narrow">${narrow}</div><div class="wide">${wide}</div>`;
}

/** Frames for a close view. In a smaller frame, the things are larger on the screen. */
export const closeUpFrames: NarrowAndWide<Frame> = {
  wide: { id: 'hw', w: 920, h: 320 },
  narrow: { id: 'hn', w: 390, h: 300 },
};

/**
 * Returns `sky` and the drawings of an article, all made by `draw`. `hero` is drawn now, in its frames, whose ids must differ.
 * `cover` is `draw` itself. `drawSharePicture` puts the title on the colour of `sky`, above a drawing.
 */
export function makeArticleDrawings(
  draw: (frame: Frame) => string,
  sky: ArticleDrawings['sky'],
  { wide, narrow }: NarrowAndWide<Frame>,
): ArticleDrawings {
  return {
    sky,
    hero: narrowAndWide({ wide: draw(wide), narrow: narrow && draw(narrow) }),
    cover: draw,
    drawSharePicture: wideSharePicture({ sky: skies[sky], draw }),
  };
}
