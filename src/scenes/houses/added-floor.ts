import { cellDefs, type Guest } from '../kit/guests';
import type { SceneOptions } from '../kit/scene-options';
import { d, fill, line, picture } from '../kit/svg';
import * as ink from '../palette';
import { type LitWindow, lightWindows } from './lit-windows';

/** The light of the rooms that were sold before us: money too, but not what is talked about. */
const baselineLight = '#E0A52A';
const sleepers: Guest[] = ['pair', 'lamp', 'chai', 'curtain', 'plant', 'fan', 'book', 'cat', 'bag', 'jump'];
const darkBelow = new Set([1, 3, 4, 6, 9, 10, 11, 14, 16]);
const [paneWidth, paneHeight] = [38, 50];

/** Three floors that were there, and the floor that was added: one of its six windows is blue, the share. */
export function addedFloor({ id, label }: SceneOptions): string {
  const growth: LitWindow[] = [];
  const baseline: LitWindow[] = [];
  let dark = '';
  let bars = '';
  for (let i = 0; i < 5; i++) growth.push({ x: 42 + i * 62, y: 90, state: 1, rank: i, guest: sleepers[i] });
  for (let i = 0; i < 18; i++) {
    const [floor, column] = [Math.floor(i / 6), i % 6];
    const [x, y] = [42 + column * 62, 182 + floor * 82];
    if (darkBelow.has(i)) {
      dark += d`M${x} ${y}h38v50h-38z`;
      bars += d`M${x + 19} ${y}v50M${x} ${y + 21}h38`;
    } else {
      baseline.push({ x, y, state: 1, rank: i, guest: sleepers[(floor * 5 + column * 3) % 10] });
    }
  }
  const size = { id, width: paneWidth, height: paneHeight };
  const above = lightWindows(growth, size);
  const below = lightWindows(baseline, { ...size, colour: baselineLight });
  const art =
    cellDefs(id, [...above.cells, ...below.cells]) +
    fill(ink.oxide, 'M4 72L62 8h324l60 64z') +
    line(ink.oxideDk, 3, 'M30 44h389M47 26h355M18 58h413') +
    fill(ink.wallHi, 'M18 72h396v86H18z') +
    fill(ink.night2, 'M18 158h396v270H18z') +
    fill(ink.pane, `M8 152h416v9H8zM2 424h428v8H2z${dark}`) +
    line(ink.wall, 1.9, bars) +
    above.svg +
    below.svg +
    fill(ink.neel, 'M352 90h38v50h-38z') +
    line(ink.neelTint, 2.5, 'M371 90v50M352 111h38');
  return picture({ box: [-2, 0, 452, 434], label }, art);
}

const keyInks = {
  baseline: { light: baselineLight, bars: ink.wall },
  growth: { light: ink.lit, bars: ink.glow },
  share: { light: ink.neel, bars: ink.neelTint },
} as const;

/** One window of the picture above, for its key: 30 by 40. */
export function addedFloorKey(part: keyof typeof keyInks): string {
  const { light, bars } = keyInks[part];
  return picture({ box: [0, 0, 30, 40] }, fill(light, 'M0 0h30v40H0z') + line(bars, 2, 'M15 0v40M0 17h30'));
}
