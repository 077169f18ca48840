import * as palette from '../../theme/palette';
import { type ArticleDrawings, makeArticleDrawings } from '../article-drawings';
import { chartNumber } from '../kit/chart-number';
import { hill, mistBand, oakPath } from '../kit/landscape';
import {
  archPath,
  disc,
  filledPath,
  isWideFrame,
  pathData,
  type Size,
  strokedPath,
  svgElement,
  svgNumber,
} from '../kit/svg';
import { families } from '../kit/svg-text';

/** Invented rates. The page says so next to the picture. */
const rates = [
  3200, 3200, 3400, 3900, 5200, 5600, 3600, 3100, 3300, 3400, 3800, 4400, 6100, 6400, 4100, 3200, 3400, 3500,
  3900, 4600, 6400, 6800, 4300, 3300,
];

/** Returns an <svg> of a hotel with an invented rate on each window. It is made for 1440 by 560, 1000 by 470 and 390 by 380. */
function ratePanes({ w, h }: Size): string {
  const isWide = isWideFrame(w);
  const area = { w, h };
  // In a lower frame the house is smaller, so that no part of it is cut off.
  const unit = Math.min(1, h / (isWide ? 470 : 380));
  const columns = isWide ? 8 : 4;
  const cellWidth = (isWide ? 80 : 78) * unit;
  const cellHeight = (isWide ? 104 : 90) * unit;
  const house = { w: columns * cellWidth + 40, h: 3 * cellHeight + 30 };
  const x = isWide ? w - house.w - 64 : (w - house.w) / 2;
  const groundY = h - (isWide ? 40 : 26);
  const y = groundY - house.h;
  const slope = (isWide ? 62 : 44) * unit;
  const oaks = [0.02, 0.06, 0.1, 0.3, 0.34, 0.97].map((fraction, i) =>
    oakPath(w * fraction, groundY, (isWide ? 1.9 : 1) + (i % 3) * 0.3),
  );
  const roofTiles = pathData`M${x - 8} ${y - 14}h${house.w + 16}M${x + 8} ${y - 30}h${house.w - 16}`;
  const shapes =
    filledPath(palette.sky, pathData`M0 0h${w}v${h}H0z`) +
    (isWide ? disc(palette.sun, w * 0.475, h * 0.2, 60) : disc(palette.sun, w * 0.84, h * 0.1, 26)) +
    hill(area, { y: h * 0.44, swell: 44, seed: 21, colour: palette.mist[1], tilt: 60 }) +
    mistBand(-40, h * 0.54, w * 0.36, isWide ? 14 : 8) +
    hill(area, { y: h * 0.6, swell: 36, seed: 8, colour: palette.mist[2] }) +
    hill(area, { y: h * 0.74, swell: 26, seed: 34, colour: palette.mist[3] }) +
    mistBand(w * 0.16, h * 0.8, w * 0.26, isWide ? 11 : 6, { opacity: 0.5 }) +
    hill(area, { y: h * 0.85, swell: 16, seed: 5, colour: palette.mist[4] }) +
    filledPath(palette.mist[5], oaks.join('')) +
    filledPath(palette.oxide, pathData`M${x - 22} ${y}l56 ${-slope}h${house.w - 68}l56 ${slope}z`) +
    strokedPath(palette.oxideDark, 3, roofTiles) +
    filledPath(palette.wall, pathData`M${x} ${y}h${house.w}v${house.h}H${x}z`) +
    panes(x + 20, y + 18, columns, cellWidth, cellHeight) +
    filledPath(palette.night, pathData`M0 ${groundY}h${w}v60H0z`);
  return svgElement([0, 0, w, h], shapes, isWide ? 'xMaxYMax slice' : 'xMidYMax slice');
}

function panes(left: number, top: number, columns: number, cellWidth: number, cellHeight: number): string {
  const [w, h] = [cellWidth * 0.76, cellHeight * 0.72];
  const panesOf = { lit: '', dark: '' };
  const rateOf = { lit: '', dark: '' };
  let sills = '';
  for (let i = 0; i < 3 * columns; i++) {
    const [floor, column] = [Math.floor(i / columns), i % columns];
    const x = left + column * cellWidth + cellWidth * 0.12;
    const y = top + floor * cellHeight;
    const rate = rates[(floor * 8 + column * (8 / columns)) % rates.length] ?? 0;
    const light = rate >= 3800 || i % 3 === 0 ? 'lit' : 'dark';
    panesOf[light] += archPath(x, y, w, h);
    sills += pathData`M${x - 5} ${y + h}h${w + 10}v5h${-w - 10}z`;
    rateOf[light] +=
      `<text x="${svgNumber(x + w / 2)}" y="${svgNumber(y + h * 0.72)}">${chartNumber(rate, '')}</text>`;
  }
  const face = `text-anchor="middle" font-family="${families.display}" font-size="${svgNumber(cellWidth * (columns === 8 ? 0.275 : 0.231))}"`;
  return (
    filledPath(palette.lit, panesOf.lit) +
    filledPath(palette.pane, panesOf.dark) +
    filledPath(palette.trim, sills) +
    `<g ${face}><g fill="${palette.night}">${rateOf.lit}</g><g fill="${palette.onNightMuted}">${rateOf.dark}</g></g>`
  );
}

export const drawings: ArticleDrawings = {
  ...makeArticleDrawings(ratePanes, 'mist', { w: 1440, h: 560 }, { w: 390, h: 380 }),
  showsInventedFigures: true,
  hasTitleInSky: true,
  // The rates need a larger frame than other covers, of about the same ratio.
  cover: ({ w }) => ratePanes(w > 320 ? { w: 1000, h: 470 } : { w: 390, h: 380 }),
};
