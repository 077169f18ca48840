import { onScreens } from './article-drawings';
import type { Frame } from './kit/svg';
import type { ShareCaseWords } from './share/share-case';

/** All drawings of a case study. Each file in `cases/` exports them as `drawings`; the front matter names the file. */
export interface CaseDrawings {
  /** Markup for the head of its own page, for all screens. */
  hero: string;
  /** Markup for the head of the list, if it is not `hero`. */
  listHero?: string;
  /** For its row in the list. */
  band: SizedDrawing;
  /** For the home page. */
  cover: SizedDrawing;
  /** Its share picture, 1200 by 630. */
  share: (words: ShareCaseWords) => string;
}

/** A drawing that becomes a file. The page writes the same size as width and height of the image. */
interface SizedDrawing {
  width: number;
  height: number;
  draw: (frame: Frame) => string;
}

/**
 * Returns the markup of `onScreens` for a wide drawing, `w` by `h`, and a narrow one, 390 by 340. The id of the wide drawing is
 * 'w' and `name`, that of the narrow one 'n' and `name`.
 */
export function caseHero(name: string, draw: (frame: Frame) => string, w: number, h: number): string {
  return onScreens(draw({ id: `w${name}`, w, h }), draw({ id: `n${name}`, w: 390, h: 340 }));
}
