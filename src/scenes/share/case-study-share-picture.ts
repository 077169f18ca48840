import * as palette from '../../theme/palette';
import { drawHouse } from '../houses/draw-house';
import type { HouseStyle } from '../houses/house-style';
import { hill, mistBand, oakPath, placeHouse } from '../kit/landscape';
import { silhouette } from '../kit/silhouettes';
import { archPath, disc, filledPath, strokedPath } from '../kit/svg';
import { svgText, textWidth, wrapText } from '../kit/svg-text';
import { pictureWithTagline, type ShareWords, shareFrame } from './share-layouts';

/** The colours and the house of `caseStudySharePicture`. */
export interface ShareLandscape {
  sky: string;
  sun: string;
  /** From far to near. */
  hills: readonly [string, string, string];
  trees: string;
  style: HouseStyle;
  text: string;
  hasMist?: boolean;
}

interface CaseStudyShareWords extends ShareWords {
  /** One figure, and what it counts, in two lines at most. */
  figure: string;
  meaning: string;
}

/**
 * Returns the share picture of a case study as an SVG file of 1200 by 630, and escapes the words. `title` and `figure` shrink
 * until they fit, and are never cut. `meaning` (two lines) and `tagline` (one) are cut with an ellipsis.
 */
export function caseStudySharePicture(
  landscape: ShareLandscape,
  { title, figure, meaning, tagline }: CaseStudyShareWords,
): string {
  const { style, hills } = landscape;
  const floors = style === 'town' ? 3 : 2;
  const columns = style === 'lodge' ? 5 : 7;
  const house = drawHouse({ id: shareFrame.id, style, floors, columns, occupancy: 90, seed: 6 });
  const scale = Math.min(1.9, 500 / house.width, 270 / house.height);
  const clouds = landscape.hasMist
    ? mistBand(440, 510, 220, 15, { colour: palette.mist[1], opacity: 0.9 }) +
      mistBand(1010, 530, 240, 15, { colour: palette.mist[1], opacity: 0.9 })
    : '';
  const trees = [0.4, 0.45, 0.95, 0.985]
    .map((fraction, i) => oakPath(shareFrame.w * fraction, 560 + (i % 3) * 6, 1.7 + (i % 2) * 0.4))
    .join('');
  const size = Math.min(192, 1090 / Math.max(1, textWidth(title, 1.02)));
  const figureSize = Math.min(82, 250 / Math.max(1, textWidth(figure, 1.02)));
  const centre = { x: 210, colour: palette.ink, anchor: 'middle' } as const;
  const meaningLines = wrapText(meaning, 250, 24).map((each, i) =>
    svgText(each, { ...centre, y: 528 + i * 26, size: 24, weight: 600 }),
  );
  const shapes =
    filledPath(landscape.sky, 'M0 0h1200v630H0z') +
    disc(landscape.sun, 1060, 230, 78) +
    hill(shareFrame, { y: 330, swell: 40, seed: 3, colour: hills[0], tilt: 90 }) +
    hill(shareFrame, { y: 400, swell: 34, seed: 12, colour: hills[1], tilt: 60 }) +
    hill(shareFrame, { y: 480, swell: 24, seed: 22, colour: hills[2], tilt: 30 }) +
    filledPath(landscape.trees, trees) +
    placeHouse(house, 840 - (house.width * scale) / 2, 572, scale) +
    clouds +
    svgText(title, { x: 48, y: 190, size, colour: landscape.text, face: 'display', tracking: -0.018 }) +
    filledPath(palette.night, archPath(60, 236, 300, 330)) +
    filledPath(palette.lit, archPath(74, 250, 272, 316)) +
    silhouette('pair', 150, 262, 5.4, palette.onLitDark) +
    filledPath(palette.lit, 'M74 413h272v153H74z') +
    strokedPath(palette.onLitDark, 4, 'M74 411h272') +
    svgText(figure, { ...centre, y: 492, size: figureSize, face: 'display' }) +
    meaningLines.join('');
  return pictureWithTagline(shapes, { tagline, barTop: 566 });
}
