import * as ink from '../../theme/palette';
import { fill, inset } from '../kit/svg';
import { type ShareWords, shareField, shareFrame, shareTitle } from './share-frame';

const sizes = [
  [76, 1],
  [66, 2],
  [58, 2],
] as const;

const ground = 560;

interface ShareRowOptions extends ShareWords {
  /** Equal things side by side: whole <svg>s, each drawn for the same box. */
  things: readonly string[];
  box: readonly [w: number, h: number];
  sky: string;
  colour: string;
  /** The wall they stand in, with a roof on it: a whole <svg> that stretches. */
  wall?: { colour: string; roof: string };
}

/** A page whose things are counted: the title above, the row of them on the ground, or in a wall under its roof. */
export function shareRow({ title, line, things, box: [w, h], sky, colour, wall }: ShareRowOptions): string {
  const left = 52;
  const gap = 20;
  const width = (shareField.w - left * 2 - gap * (things.length - 1)) / things.length;
  const height = (h / w) * width;
  const bottom = wall ? ground - 34 : ground;
  const roofTop = bottom - height - 116;
  const front = wall
    ? fill(wall.colour, `M16 ${roofTop + 80}h1168V${ground}H16z`) +
      inset(wall.roof, 0, roofTop, shareField.w, 84)
    : '';
  const row = things.map((each, i) => inset(each, left + i * (width + gap), bottom - height, width, height));
  const art =
    fill(sky, 'M0 0h1200v630H0z') + shareTitle(title, 112, 1090, sizes, colour).svg + front + row.join('');
  return shareFrame(art, line, ink.night, ground);
}
