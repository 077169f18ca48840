import * as palette from '../theme/palette';
import { type Frame, narrowAndWide, type Size } from './kit/svg';
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

/**
 * Returns `sky` and the drawings of an article, all made by `draw`. `hero` has the size `wide` and, if it is
 * given, also `narrow` (`narrowAndWide`). `cover` is `draw` itself. `drawSharePicture` puts the title above the drawing, on
 * the colour of `sky`.
 */
export function makeArticleDrawings(
  draw: (frame: Frame) => string,
  sky: ArticleDrawings['sky'],
  wide: Size,
  narrow?: Size,
): ArticleDrawings {
  return {
    sky,
    hero: narrowAndWide(draw, wide, narrow),
    cover: draw,
    drawSharePicture: wideSharePicture(skies[sky], draw),
  };
}
