import * as palette from '../../theme/palette';
import { makeArticleDrawings } from '../article-drawings';
import { drawHouse } from '../houses/draw-house';
import type { HouseStyle } from '../houses/house-style';
import { hill, placeHouse } from '../kit/landscape';
import { type Frame, filledPath, pathData } from '../kit/svg';
import { pictureWithWindows } from '../kit/windows';

const styles: HouseStyle[] = ['hill', 'town', 'haveli', 'town', 'hill'];

/** Returns an <svg> of a street of five houses. Each has one more floor than the last, and more of its windows are lit. */
function risingStreet({ id, w, h }: Frame): string {
  const area = { w, h };
  const houses = styles.map((style, i) =>
    drawHouse({ id, style, floors: i + 1, columns: 2, occupancy: 40 + i * 15, seed: i + 2 }),
  );
  const row = houses.map((house, i) => placeHouse(house, w * (0.055 + i * 0.185), h * 0.9, (h / 340) * 0.98));
  const shapes =
    filledPath(palette.sky, pathData`M0 0h${w}v${h}H0z`) +
    hill(area, { y: h * 0.5, swell: 30, seed: 6, colour: palette.mist[2] }) +
    hill(area, { y: h * 0.68, swell: 24, seed: 16, colour: palette.mist[3] }) +
    row.join('') +
    filledPath(palette.night, pathData`M0 ${h * 0.9}h${w}v${h * 0.1}H0z`);
  return pictureWithWindows(id, [0, 0, w, h], shapes, 'xMidYMid slice');
}

export const drawings = makeArticleDrawings(risingStreet, 'mist', { w: 920, h: 320 }, { w: 390, h: 300 });
