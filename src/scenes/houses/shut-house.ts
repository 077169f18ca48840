import * as ink from '../../theme/palette';
import { d, fill, picture, stroke } from '../kit/svg';
import { houseInks } from './house-style';

const floors = 3;
const styles = {
  haveli: { ...houseInks.haveli, shutter: ink.oxide, dark: '#5A170B', top: 58, stilts: 0, columns: 3 },
  lodge: { ...houseInks.lodge, shutter: '#3D5C38', dark: '#24402A', top: 78, stilts: 34, columns: 2 },
} as const;

/** Returns an <svg> of a closed house: shutters shut, two boards over the door. haveli: 236 by 316, lodge: 184 by 370. */
export function shutHouse(style: keyof typeof styles): string {
  const { wall, trim, shutter, dark, top, stilts, columns } = styles[style];
  const w = columns * 52 + 28;
  const h = floors * 74 + 24;
  let holes = '';
  let leaves = '';
  let slats = '';
  let boards = '';
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const x = 23 + column * 52;
      const y = top + 20 + floor * 74;
      if (floor === floors - 1 && column === columns >> 1) {
        holes += d`M${x - 4} ${y}h42v76h-42z`;
        boards += d`M${x - 14} ${y + 20}l62 34m-62 0l62-34`;
        continue;
      }
      holes += d`M${x - 3} ${y - 3}h40v54h-40z`;
      leaves += d`M${x} ${y}h16v48h-16zm18 0h16v48h-16z`;
      for (let k = 8; k <= 40; k += 8) slats += d`M${x + 2} ${y + k}h12m6 0h12`;
    }
  }
  const house =
    (style === 'haveli' ? domes(w, top) : thatch(w, top)) +
    fill(wall, d`M0 ${top + 6}h${w}v${h}H0z`) +
    fill(dark, holes) +
    fill(shutter, leaves) +
    stroke(dark, 2.6, slats) +
    stroke(ink.mist[1], 8, boards) +
    (stilts ? legs(w, top + 6 + h, stilts, trim) : '');
  return picture([-26, -6, w + 52, top + 12 + h + stilts], house, 'xMidYMax meet');
}

function domes(w: number, top: number): string {
  const places: [number, number][] = [
    [24, 0.8],
    [w - 24, 0.8],
    [w / 2, 1.1],
  ];
  const drums = places.map(([x, s]) => d`M${x - 22 * s} ${top}v${-14 * s}h${44 * s}v${14 * s}z`);
  const heads = places.map(
    ([x, s]) =>
      d`M${x - 20 * s} ${top - 14 * s}q0 ${-26 * s} ${20 * s} ${-31 * s} ${20 * s} ${5 * s} ${20 * s} ${31 * s}z`,
  );
  const { trim } = styles.haveli;
  return fill(ink.oxide, drums.join('')) + fill(trim, heads.join('') + d`M-6 ${top}h${w + 12}v9H-6z`);
}

function thatch(w: number, top: number): string {
  const ridge = d`M-24 ${top + 8}L${w / 2} 4 ${w + 24} ${top + 8}`;
  const ribs = d`M${w * 0.25} ${top * 0.6}v${top * 0.4}M${w / 2} 16v${top - 10}M${w * 0.75} ${top * 0.6}v${top * 0.4}`;
  return fill(styles.lodge.roof, `${ridge}z`) + stroke(styles.lodge.trim, 3, ridge + ribs);
}

function legs(w: number, foot: number, height: number, trim: string): string {
  const posts = [12, w / 2, w - 12].map((x) => d`M${x} ${foot + 4}v${height}`);
  const braces = d`M12 ${foot + 6}L${w / 2} ${foot + 34}M${w - 12} ${foot + 6}L${w / 2} ${foot + 34}`;
  return fill(trim, d`M-12 ${foot}h${w + 24}v7h${-w - 24}z`) + stroke(trim, 5, posts.join('') + braces);
}
