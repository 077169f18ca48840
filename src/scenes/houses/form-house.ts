import * as ink from '../../theme/palette';
import type { Guest } from '../kit/guests';
import { d, fill, stroke } from '../kit/svg';
import { pictureWithWindows } from '../kit/windows';
import { type LitWindow, lightWindows } from './lit-windows';

interface FormHouseOptions {
  id: string;
  /** Number of completed fields. */
  lit: number;
  previousLit?: number;
}

const windows = 20;
const guestOrder: Guest[] = ['chai', 'plant', 'fan', 'pair', 'cat', 'book', 'lamp', 'bag', 'jump', 'curtain'];

/**
 * Returns an <svg>, 690 by 66, of a row of 20 windows above a form. `lit`: how many are lit, from the left, a whole number from
 * 0; above 20: all. A narrower frame cuts off the right end. With `previousLit`, newly lit windows have the class `now`; newly
 * dark ones are drawn lit with the class `was`, and page styles must fade them out. `id`: prefix of its ids.
 */
export function formHouse({ id, lit, previousLit }: FormHouseOptions): string {
  const w = windows * 34 + 10;
  const litFractions = Array.from({ length: windows }, (_, i): LitWindow => {
    const previousLitFraction = previousLit === undefined ? undefined : i < previousLit ? 1 : 0;
    const litFraction = i < lit ? 1 : 0;
    return { x: 12 + i * 34, y: 22, rank: i, litFraction, previousLitFraction, guest: guestOrder[i % 10] };
  });
  const every = (colour: string, width: number, dash: string, y: number, x: number) =>
    stroke(colour, width, d`M${x} ${y}H${w - 10}`, `stroke-dasharray="${dash}"`);
  const shapes =
    fill(ink.wall, d`M0 0h${w}v66H0z`) +
    fill(ink.oxide, d`M0 0h${w}v10H0z`) +
    stroke(ink.oxideDk, 3, d`M0 10h${w}`) +
    every(ink.pane, 27, '20 14', 35.5, 12) +
    every(ink.wallHi, 27.1, '1 33', 35.5, 21.5) +
    every(ink.wallHi, 1, '20 14', 33.3, 12) +
    lightWindows(litFractions, { id, width: 20, height: 27 }) +
    fill(ink.trim, d`M0 58h${w}v8H0z`);
  return pictureWithWindows(id, [0, 0, w, 66], shapes, 'xMinYMid slice');
}
