import * as palette from '../../theme/palette';
import { makeArticleDrawings } from '../article-drawings';
import { hill } from '../kit/landscape';
import type { Silhouette } from '../kit/silhouettes';
import { disc, type Frame, filledPath, pathData, placeGroup } from '../kit/svg';
import { type HouseWindow, lightWindows, pictureWithWindows } from '../kit/windows';

const silhouetteOrder: Silhouette[] = ['pair', 'lamp', 'chai', 'plant', 'fan'];
/** The number of windows of each tier, from below. */
const tiers = [5, 3, 1];

/** Returns an <svg> for promotions in three tiers: a house with five windows, then three, then one. It fits 1:1 or wider. */
function tierHouse({ id, w, h }: Frame): string {
  const scale = h / 320;
  const sceneWidth = w / scale;
  const middle = sceneWidth / 2;
  const lit: HouseWindow[] = [];
  let walls = '';
  let ledges = '';
  for (const [tier, windowCount] of tiers.entries()) {
    const y = 214 - tier * 76;
    const width = windowCount * 46 + 30;
    const left = middle - width / 2;
    walls += pathData`M${left} ${y}h${width}v78h${-width}z`;
    ledges += pathData`M${left - 7} ${y - 6}h${width + 14}v9h${-width - 14}z`;
    for (let i = 0; i < windowCount; i++) {
      lit.push({ x: left + 22 + i * 46, y: y + 18, silhouette: silhouetteOrder[(i + tier + 1) % 5] });
    }
  }
  const shapes =
    filledPath(palette.dusk, pathData`M0 0h${sceneWidth}v320H0z`) +
    disc(palette.duskSun, middle - 86, 70, 30) +
    hill({ w: sceneWidth, h: 320 }, { y: 190, swell: 24, seed: 6, colour: palette.duskHill }) +
    filledPath(palette.indigo, walls) +
    filledPath(palette.indigoDark, ledges + pathData`M${middle - 1.5} 24h3v34h-3z`) +
    lightWindows(lit, { id, width: 30, height: 42 }) +
    filledPath(palette.oxide, pathData`M${middle + 1} 26h26l-6 8 6 8h-26z`) +
    filledPath(palette.indigoNight, pathData`M0 290h${sceneWidth}v30H0z`);
  return pictureWithWindows(id, [0, 0, w, h], placeGroup(0, 0, scale, shapes), 'xMidYMid slice');
}

export const drawings = makeArticleDrawings(tierHouse, 'dusk', { w: 1440, h: 500 });
