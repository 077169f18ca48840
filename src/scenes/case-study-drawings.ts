import type { Frame } from './kit/svg';
import type { ShareLandscape } from './share/case-study-share-picture';

/** All drawings of a case study. `src/scenes/case-studies/<slug>.ts` exports them as `drawings`. */
export interface CaseStudyDrawings {
  /** Markup for the head of its own page, for all screens. */
  hero: string;
  /** Markup for the head of the list, if it is not `hero`. */
  listHero?: string;
  /** For its row in the list. */
  band: SizedDrawing;
  /** For the home page. */
  cover: SizedDrawing;
  /** For its share picture. */
  shareLandscape: ShareLandscape;
}

/** A drawing that becomes a file. The page writes the same size as width and height of the image. */
interface SizedDrawing {
  width: number;
  height: number;
  draw: (frame: Frame) => string;
}
