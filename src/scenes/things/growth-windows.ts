import { guestAt } from '../kit/guests';
import { lettering } from '../kit/lettering';
import { pane } from '../kit/pane';
import { picture, within } from '../kit/svg';

interface GrowthWindowsOptions {
  words: { before: string; after: string };
  /** How much was added, in percent of the beginning: 45.8 draws ten windows, then 14.58. */
  growth: number;
}

const [width, height, step] = [24, 32, 30];
const perRow = 10;
const textHeight = 26;

/** A growth in windows, each a tenth of the beginning: ten before, then as many as there are after, the last one in part. */
export function growthWindows({ words, growth }: GrowthWindowsOptions): string {
  const after = 10 * (1 + within(growth, -100, 400, 0) / 100);
  const rows = Math.max(1, Math.ceil(after / perRow));
  const second = textHeight + height + 34;
  const art =
    write(words.before, 14) +
    windows(10, textHeight) +
    write(words.after, second - 9) +
    windows(after, second);
  return picture({ box: [0, 0, perRow * step - 6, second + rows * (height + 8) - 6] }, art);
}

function write(words: string, y: number): string {
  return lettering(words, { x: 0, y, size: 16, colour: 'currentColor', weight: 600 });
}

function windows(count: number, top: number): string {
  return Array.from({ length: Math.ceil(count - 1e-9) }, (_, i) =>
    pane({
      x: (i % perRow) * step,
      y: top + Math.floor(i / perRow) * (height + 8),
      w: width,
      h: height,
      state: Math.min(1, count - i),
      ...(i % 3 === 1 ? { guest: guestAt(i) } : {}),
    }),
  ).join('');
}
