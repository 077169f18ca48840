import * as ink from '../../theme/palette';
import { guestAt } from '../kit/guests';
import { lightingOrder, random } from '../kit/random';
import { d, fill, picture, stroke, within } from '../kit/svg';
import { type Building, defs } from './facade';
import { type LitWindow, lightWindows } from './lit-windows';

interface HundredOptions {
  id: string;
  /** How many of the hundred windows are taken, 0 to 100; a fraction takes that part of one window. */
  take: number;
  colour?: string;
  seed?: number;
  wall?: string;
  /** Windows in a row: 20 for a wide house of five floors, 10 for a tall one of ten. */
  columns?: 10 | 20;
}

const [paneWidth, paneHeight] = [19, 25];

/** A hotel of exactly 100 windows, as a building: those taken are crossed out, the others are lit. */
export function hundred(options: HundredOptions): Building {
  const { id, colour = '#E0674A', seed = 3, wall = ink.wall, columns = 20 } = options;
  const take = within(options.take, 0, 100, 0);
  const w = columns * 30 + 24;
  const h = (100 / columns) * 38 + 24;
  const order = lightingOrder(100, seed);
  const taken = new Set(order.slice(0, Math.floor(take)));
  const partly = order[Math.floor(take)];
  const next = random(seed);
  const lit: LitWindow[] = [];
  let gone = '';
  let crosses = '';
  for (let i = 0; i < 100; i++) {
    const x = 17.5 + (i % columns) * 30;
    const y = 58 + Math.floor(i / columns) * 38;
    const guest = next() < 0.6 ? guestAt(Math.floor(next() * 10)) : undefined;
    if (taken.has(i)) {
      gone += d`M${x} ${y}h19v25h-19z`;
      crosses += d`M${x + 5} ${y + 7.5}l9 10m0-10l-9 10`;
    } else lit.push({ x, y, state: 1, rank: i, guest });
  }
  const rest = take % 1;
  const part = partly === undefined || rest === 0 ? '' : partOf(partly, columns, rest);
  const light = lightWindows(lit, { id, width: paneWidth, height: paneHeight });
  const svg =
    fill(ink.oxideDk, d`M-14 46L40 6h${w - 80}L${w + 14} 46z`) +
    stroke(ink.oxide, 2, d`M-14 46L40 6h${w - 80}L${w + 14} 46M22 20h${w - 44}M4 33h${w - 8}`) +
    fill(wall, d`M0 44h${w}v${h}H0z`) +
    fill(colour, gone) +
    stroke('#fff', 1.8, crosses) +
    light.svg +
    fill(colour, part);
  return { svg, w, h: 44 + h, base: 44 + h, windows: 100, lit: 100 - take, per: 1, cells: light.cells };
}

function partOf(window: number, columns: number, part: number): string {
  const x = 17.5 + (window % columns) * 30;
  const y = 58 + Math.floor(window / columns) * 38;
  return d`M${x} ${y}h${paneWidth * part}v25h${-paneWidth * part}z`;
}

/** The house of a hundred by itself, for a figure in the text. */
export function hundredFigure(options: HundredOptions): string {
  const house = hundred({ wall: ink.neelDk, colour: ink.taken, ...options });
  return picture({ box: [-20, 0, house.w + 40, house.h] }, defs(options.id, house) + house.svg);
}
