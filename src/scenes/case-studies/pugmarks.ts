import * as palette from '../../theme/palette';
import type { CaseStudyDrawings } from '../case-study-drawings';
import { drawHouse } from '../houses/draw-house';
import { bananaPath, hill, oakPath, placeHouse } from '../kit/landscape';
import { disc, type Frame, filledPath, narrowAndWide, pathData, svgNumber } from '../kit/svg';
import { pictureWithWindows } from '../kit/windows';

const forest = '#1D2A22';
const bark = '#3B2A1E';
const toe = (x: number, y: number, tilt: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="3.2" ry="4.6"${tilt ? ` transform="rotate(${tilt} ${x} ${y})"` : ''}/>`;
const paw = `<path d="M0 9c-6 0-10-3-9-7s5-9 9-9 8 5 9 9-3 7-9 7z"/>${toe(-10.5, -7, -24)}${toe(-4, -13, 0)}${toe(4, -13, 0)}${toe(10.5, -7, 24)}`;

/** Returns an <svg> of two lodges by a forest at dusk, and the tracks of a tiger. */
function pugmarks({ id, w, h }: Frame, preserveAspectRatio = 'xMidYMax slice'): string {
  const area = { w, h };
  const lodge = drawHouse({ id, style: 'lodge', floors: 1, columns: 3, occupancy: 100, seed: 4 });
  const cabin = drawHouse({ id, style: 'lodge', floors: 1, columns: 2, occupancy: 50, seed: 6 });
  const trees = [0.03, 0.1, 0.55, 0.62, 0.93, 0.99].map((fraction, i) =>
    oakPath(w * fraction, h * 0.8, 1.7 + (i % 3) * 0.35),
  );
  const plants = bananaPath(w * 0.11, h * 0.84, 1.2) + bananaPath(w * 0.58, h * 0.84, 1.1);
  const track = [0, 1, 2, 3, 4].map((i) => {
    const x = svgNumber(w * (0.2 + i * 0.155));
    const y = svgNumber(h * (0.92 - i * 0.018) + (i % 2 ? -8 : 7));
    return `<use href="#${id}paw" transform="translate(${x} ${y}) rotate(62) scale(${svgNumber(0.82 - i * 0.06, 2)})"/>`;
  });
  const shapes =
    `<defs><g id="${id}paw">${paw}</g></defs>` +
    filledPath(palette.oxide, pathData`M0 0h${w}v${h}H0z`) +
    disc(palette.oxideLight, w * 0.72, h * 0.38, h * 0.25) +
    hill(area, { y: h * 0.46, swell: 30, seed: 6, colour: palette.oxideDark }) +
    hill(area, { y: h * 0.58, swell: 26, seed: 15, colour: bark }) +
    filledPath(forest, trees.join('')) +
    placeHouse(cabin, w * 0.63, h * 0.8, 1.05) +
    placeHouse(lodge, w * 0.17, h * 0.8, 1.3) +
    hill(area, { y: h * 0.78, swell: 10, seed: 31, colour: palette.forestFloor }) +
    filledPath(palette.forestFloor, plants) +
    `<g fill="#E9F1EA">${track.join('')}</g>`;
  return pictureWithWindows(id, [0, 0, w, h], shapes, preserveAspectRatio);
}

export const drawings: CaseStudyDrawings = {
  hero: narrowAndWide(pugmarks, { w: 900, h: 390 }, { w: 390, h: 340 }),
  band: { width: 760, height: 430, draw: pugmarks },
  cover: { width: 480, height: 440, draw: (frame) => pugmarks(frame, 'xMidYMid slice') },
  shareLandscape: {
    sky: palette.oxide,
    sun: palette.oxideLight,
    hills: [palette.oxideDark, '#5A2417', bark],
    trees: forest,
    style: 'lodge',
    text: palette.white,
  },
};
