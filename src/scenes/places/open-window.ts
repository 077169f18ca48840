import * as palette from '../../theme/palette';
import { drawHouse } from '../houses/draw-house';
import { hill, mistBand, placeHouse } from '../kit/landscape';
import { disc, type Frame, filledPath, pathData, strokedPath } from '../kit/svg';
import { pictureWithWindows } from '../kit/windows';

const opening = 'M130 500V190a130 130 0 0 1 260 0V500z';

/** Returns an <svg> of 496 by 536 units, of an open window to hills and a lit hotel. `id` is the unique prefix of its ids. */
export function openWindow({ id }: Pick<Frame, 'id'>): string {
  const house = drawHouse({ id, floors: 2, columns: 3, occupancy: 100, seed: 3 });
  const area = { w: 520, h: 600 };
  const view =
    filledPath('#CBDDD4', 'M0 0h520v600H0z') +
    disc(palette.sun, 306, 172, 46) +
    hill(area, { y: 262, swell: 40, seed: 5, colour: '#B3CCC2' }) +
    mistBand(120, 280, 150, 8, { colour: palette.surface, opacity: 0.8 }) +
    hill(area, { y: 320, swell: 34, seed: 9, colour: palette.mist[2] }) +
    hill(area, { y: 370, swell: 26, seed: 14, colour: palette.mist[3] }) +
    mistBand(290, 388, 140, 7, { opacity: 0.6 }) +
    hill(area, { y: 410, swell: 20, seed: 24, colour: palette.mist[4] }) +
    placeHouse(house, 205, 470, 1.02) +
    hill(area, { y: 462, swell: 8, seed: 12, colour: palette.mist[6] });
  const slats = Array.from({ length: 13 }, (_, i) => {
    const y = 218 + i * 21 + (i - 6) * -0.6;
    const slope = 18 - i * 2.6;
    return pathData`M118 ${y}l-82 ${slope}M402 ${y}l82 ${slope}`;
  });
  const leaves = 'M355 455q-26-30-20-58 22 24 20 58zm0 0q22-26 42-30-12 28-42 30zm0 0q0-40 18-66 6 38-18 66z';
  const shapes =
    `<clipPath id="${id}view"><path d="${opening}"/></clipPath>` +
    filledPath(palette.night, 'M104 504V190a156 156 0 0 1 312 0V504z') +
    `<g clip-path="url(#${id}view)">${view}</g>` +
    strokedPath(palette.night, 9, 'M260 60v440M130 196h260') +
    filledPath(palette.oxide, 'M130 190l-108 26v336l108-52zM390 190l108 26v336l-108-52z') +
    strokedPath(palette.oxideDark, 6, slats.join('')) +
    filledPath(palette.night, 'M86 500h348v20H86z') +
    filledPath(palette.nightLight, 'M100 520h320l-14 16H114z') +
    filledPath(palette.indigo, 'M352 500q-16-14-8-30 3-7-3-15h28q-6 8-3 15 8 16-8 30z') +
    filledPath(palette.mist[5], leaves);
  return pictureWithWindows(id, [12, 24, 496, 536], shapes);
}
