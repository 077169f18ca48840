import { fill, inset } from '../kit/svg';
import { type ShareWords, shareField, shareFrame, shareGround, shareTitle } from './share-frame';

const sizes = [
  [76, 1],
  [66, 2],
  [58, 2],
] as const;

interface ShareRowOptions extends ShareWords {
  /** Whole <svg>s of one size, `box`. */
  things: readonly string[];
  box: readonly [w: number, h: number];
  sky: string;
  colour: string;
  /** A wall behind them. Its roof is a whole <svg> that can be stretched. */
  wall?: { colour: string; roof: string };
}

/** Returns a share picture as an SVG file: the title above a row of things on the ground, or in a wall with a roof. */
export function shareRow({
  title,
  tagline,
  things,
  box: [w, h],
  sky,
  colour,
  wall,
}: ShareRowOptions): string {
  const left = 52;
  const gap = 20;
  const width = (shareField.w - left * 2 - gap * (things.length - 1)) / things.length;
  const height = (h / w) * width;
  const bottom = wall ? shareGround - 34 : shareGround;
  const roofTop = bottom - height - 116;
  const front = wall
    ? fill(wall.colour, `M16 ${roofTop + 80}h1168V${shareGround}H16z`) +
      inset(wall.roof, 0, roofTop, shareField.w, 84)
    : '';
  const row = things.map((each, i) => inset(each, left + i * (width + gap), bottom - height, width, height));
  const art =
    fill(sky, 'M0 0h1200v630H0z') + shareTitle(title, 112, 1090, sizes, colour).svg + front + row.join('');
  return shareFrame(art, tagline);
}
