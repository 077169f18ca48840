import * as palette from '../../theme/palette';
import { makeArticleDrawings } from '../article-drawings';
import { hill } from '../kit/landscape';
import { archPath, disc, type Frame, filledPath, pathData, placeGroup, svgElement } from '../kit/svg';

function starPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const reach = i % 2 ? radius * 0.42 : radius;
    return pathData`${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`;
  });
  return `M${points.join('L')}z`;
}

const fifths = [50, 100, 150, 200, 250];
const doorway = archPath(122, 240, 56, 52);
const domes =
  'M34 92q0-24 15-28 15 4 15 28zM236 92q0-24 15-28 15 4 15 28zM118 106q0-44 32-52 32 8 32 52zM14 112h272v10H14z';

const house =
  filledPath(palette.terracotta, 'M30 118v-26h38v26zM232 118v-26h38v26z') +
  filledPath(palette.oxideLight, domes) +
  filledPath(palette.oxideNight, 'M20 122h260v170H20z') +
  filledPath(palette.pane, fifths.map((x) => archPath(x - 20, 146, 40, 66)).join('') + doorway) +
  filledPath(palette.lit, fifths.map((x) => starPath(x, 184, 17)).join('')) +
  filledPath(palette.oxide, 'M20 226h260v6H20z') +
  filledPath('#2E0B05', archPath(44, 244, 36, 48) + archPath(220, 244, 36, 48));

/** Returns an <svg> for reviews: a haveli with a lit star in each of its five windows. It fits a frame of 1:1 or wider. */
function starHouse({ w, h }: Frame): string {
  const scale = h / 320;
  const sceneWidth = w / scale;
  const shapes =
    filledPath(palette.oxide, pathData`M0 0h${sceneWidth}v320H0z`) +
    disc(palette.oxideLight, sceneWidth * 0.78, 92, 52) +
    hill({ w: sceneWidth, h: 320 }, { y: 190, swell: 24, seed: 6, colour: palette.oxideDark }) +
    placeGroup((sceneWidth - 300) / 2, 0, 1, house) +
    filledPath(palette.forestFloor, pathData`M0 290h${sceneWidth}v30H0z`);
  return svgElement([0, 0, w, h], placeGroup(0, 0, scale, shapes), 'xMidYMid slice');
}

export const drawings = makeArticleDrawings(starHouse, 'oxide', { w: 1440, h: 500 });
