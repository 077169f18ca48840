import * as palette from '../../theme/palette';
import { filledPath, pathData, strokedPath, svgElement } from '../kit/svg';
import { houseColours } from './house-style';

const floors = 3;
const { haveli, lodge } = houseColours;

const haveliDrums = 'M6.4 58v-11.2h35.2v11.2zM142.4 58v-11.2h35.2v11.2zM67.8 58v-15.4h48.4v15.4z';
const haveliDomes =
  'M8 46.8q0-20.8 16-24.8 16 4 16 24.8zM144 46.8q0-20.8 16-24.8 16 4 16 24.8zM70 42.6q0-28.6 22-34.1 22 5.5 22 34.1zM-6 58h196v9H-6z';

/** `top` is the upper edge of the wall. `roof` and `stilts` are the shapes above and below the wall. */
const styles = {
  haveli: {
    wall: haveli.wall,
    shutter: palette.oxide,
    dark: '#5A170B',
    top: 64,
    columns: 3,
    size: [236, 316],
    roof: filledPath(palette.oxide, haveliDrums) + filledPath(haveli.trim, haveliDomes),
    stilts: '',
  },
  lodge: {
    wall: lodge.wall,
    shutter: '#3D5C38',
    dark: '#24402A',
    top: 84,
    columns: 2,
    size: [184, 370],
    roof:
      filledPath(lodge.roof, 'M-24 86L66 4 156 86z') +
      strokedPath(lodge.trim, 3, 'M-24 86L66 4 156 86M33 46.8v31.2M66 16v68M99 46.8v31.2'),
    stilts:
      filledPath(lodge.trim, 'M-12 330h156v7h-156z') +
      strokedPath(lodge.trim, 5, 'M12 334v34M66 334v34M120 334v34M12 336L66 364M120 336L66 364'),
  },
} as const;

/** Returns an <svg> of a closed house at the foot of its element. A `haveli` is 236 by 316, and a `lodge` 184 by 370. */
export function closedHouse(style: keyof typeof styles): string {
  const { wall, shutter, dark, top, columns, size, roof, stilts } = styles[style];
  let [holes, leaves, slats, boards] = ['', '', '', ''];
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const x = 23 + column * 52;
      const y = top + 14 + floor * 74;
      if (floor === floors - 1 && column === columns >> 1) {
        holes += pathData`M${x - 4} ${y}h42v76h-42z`;
        boards += pathData`M${x - 14} ${y + 20}l62 34m-62 0l62-34`;
        continue;
      }
      holes += pathData`M${x - 3} ${y - 3}h40v54h-40z`;
      leaves += pathData`M${x} ${y}h16v48h-16zm18 0h16v48h-16z`;
      for (let slat = 8; slat <= 40; slat += 8) slats += pathData`M${x + 2} ${y + slat}h12m6 0h12`;
    }
  }
  const shapes =
    roof +
    filledPath(wall, pathData`M0 ${top}h${size[0] - 52}v246H0z`) +
    filledPath(dark, holes) +
    filledPath(shutter, leaves) +
    strokedPath(dark, 2.6, slats) +
    strokedPath(palette.mist[1], 8, boards) +
    stilts;
  return svgElement([-26, -6, ...size], shapes, 'xMidYMax meet');
}
