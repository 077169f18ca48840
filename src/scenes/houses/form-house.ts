import * as ink from '../../theme/palette';
import { cellDefs, type Guest } from '../kit/guests';
import { d, fill, picture, stroke } from '../kit/svg';
import { type LitWindow, lightWindows } from './lit-windows';

interface FormHouseOptions {
  id: string;
  /** Fields that are filled in: as many windows are lit, from the left. */
  lit: number;
  /** What `lit` was a moment ago: the windows that changed are marked. */
  before?: number;
}

const windows = 20;
const people: Guest[] = ['chai', 'plant', 'fan', 'pair', 'cat', 'book', 'lamp', 'bag', 'jump', 'curtain'];

/** The roof and the window strip over a form: each completed field lights one window. Decoration: 66 high, shown from its left end. */
export function formHouse({ id, lit, before }: FormHouseOptions): string {
  const w = windows * 34 + 10;
  const states = Array.from({ length: windows }, (_, i): LitWindow => {
    const window = { x: 12 + i * 34, y: 22, rank: i, state: i < lit ? 1 : 0, guest: people[i % 10] };
    return before === undefined ? window : { ...window, before: i < before ? 1 : 0 };
  });
  const light = lightWindows(states, { id, width: 20, height: 27 });
  const every = (width: number, dash: string, y: number, x: number) =>
    stroke(
      width === 27 ? ink.pane : ink.wallHi,
      width,
      d`M${x} ${y}H${w - 10}`,
      `stroke-dasharray="${dash}"`,
    );
  const art =
    cellDefs(id, light.cells) +
    fill(ink.wall, d`M0 0h${w}v66H0z`) +
    fill(ink.oxide, d`M0 0h${w}v10H0z`) +
    stroke(ink.oxideDk, 3, d`M0 10h${w}`) +
    every(27, '20 14', 35.5, 12) +
    every(27.1, '1 33', 35.5, 21.5) +
    every(1, '20 14', 33.3, 12) +
    light.svg +
    fill(ink.trim, d`M0 58h${w}v8H0z`);
  return picture({ box: [0, 0, w, 66], fit: 'xMinYMid slice' }, art);
}
