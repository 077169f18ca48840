import * as palette from '../../theme/palette';
import { silhouette } from '../kit/silhouettes';
import { filledPath, strokedPath, svgElement } from '../kit/svg';

const muted = palette.onNightMuted;

const tagStrings = 'M60 45V65M116 45V79M172 45V71M228 45V91M284 45V97M340 45V75M396 45V59';
const tags =
  'M45 79l15-14 15 14v26h-30zM101 93l15-14 15 14v26h-30zM157 85l15-14 15 14v26h-30zM213 105l15-14 15 14v26h-30zM269 111l15-14 15 14v26h-30zM325 89l15-14 15 14v26h-30zM381 73l15-14 15 14v26h-30z';
const tagHoles =
  'M57 76a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM113 90a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM169 82a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM225 102a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM281 108a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM337 86a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM393 70a3 3 0 1 1 6 0 3 3 0 1 1-6 0z';
const tagFigures =
  'M52 87h16m-16 8h10M108 101h16m-16 8h10M164 93h16m-16 8h10M220 113h16m-16 8h10M276 119h16m-16 8h10M332 97h16m-16 8h10M388 81h16m-16 8h10';
const deskWithTelephone =
  'M40 138v-34h120v34M34 100h132v8H34zM58 100q2-16 14-18h20q12 2 14 18zM50 84q-2-12 10-12h44q12 0 10 12l-9 1q-1-6-8-6H67q-7 0-8 6z';
const sheets = 'M200 34h70v62h-70zM300 30h46v30h-46zM356 38h40v26h-40zM308 70h38v30h-38zM360 74h44v32h-44z';
const shelves =
  'M40 132h150v6H40zM214 138V30h5v108zM330 138V30h5v108zM214 60h120v5H214zM214 96h120v5H214zM226 60V38h8v22zM238 60V34h9v26zM252 60V40h7v20zM266 60l8-22 7 3-8 19zM226 96V74h10v22zM240 96V70h7v26zM300 96V72h9v24zM312 96V76h8v20zM226 138v-28h9v28zM240 138v-24h8v24zM254 138v-30h9v30z';

/** From the ground up. Only the top floor is lit, because a lit window means revenue. */
const floors = {
  'data-signals': {
    background: palette.night,
    contents:
      filledPath(muted, deskWithTelephone) +
      strokedPath(muted, 4, sheets) +
      strokedPath(muted, 2.5, 'M200 50h70M223 50v46M247 50v46M200 66h70M200 81h70') +
      strokedPath(muted, 3, 'M308 40h30M308 48h20M316 80h22M316 88h16M366 84h30M366 92h20'),
  },
  analysis: {
    background: palette.nightLight,
    contents:
      silhouette('book', 60, 40, 3.5, muted) +
      filledPath(muted, shelves) +
      silhouette('lamp', 352, 12, 3, muted),
  },
  'rate-optimization': {
    background: palette.wall,
    contents:
      filledPath(palette.mist[1], 'M40 40h380v5H40z') +
      strokedPath(palette.mist[1], 3, tagStrings) +
      filledPath(palette.mist[1], tags) +
      filledPath(palette.wall, tagHoles) +
      strokedPath(palette.wall, 2.5, tagFigures),
  },
  growth: {
    background: palette.wallLight,
    contents:
      silhouette('plant', 50, 90.4, 1.7, palette.mist[0]) +
      silhouette('plant', 128, 73.6, 2.3, palette.mist[0]) +
      silhouette('plant', 216, 54, 3, palette.mist[0]) +
      silhouette('plant', 312, 28.8, 3.9, palette.mist[0]),
  },
  revenue: {
    background: palette.lit,
    contents:
      silhouette('pair', 36, 54, 3, palette.onLitDark) +
      silhouette('chai', 128, 54, 3, palette.onLitDark) +
      silhouette('jump', 236, 54, 3, palette.onLitDark) +
      silhouette('cat', 350, 54, 3, palette.onLitDark) +
      strokedPath(palette.onLitDark, 4, 'M118 12v126M226 12v126M340 12v126'),
  },
};

/** Returns an <svg> of 460 by 150: a floor of a house cut open. Its contents show this step. At step `revenue` it is lit. */
export function sectionFloor(step: keyof typeof floors): string {
  const { background, contents } = floors[step];
  const shapes =
    filledPath(palette.pane, 'M0 0h460v150H0z') + filledPath(background, 'M16 0h428v138H16z') + contents;
  return svgElement([0, 0, 460, 150], shapes);
}
