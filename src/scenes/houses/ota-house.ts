import { clamp } from '../../helpers/clamp';
import { createRandom } from '../../helpers/random';
import * as palette from '../../theme/palette';
import { randomSilhouette } from '../kit/silhouettes';
import { filledPath, pathData, strokedPath } from '../kit/svg';
import { type HouseWindow, lightWindows, pictureWithWindows } from '../kit/windows';

/** The colours of the three parts, for the legend next to the picture. */
export const otaColours = { net: palette.lit, commission: palette.otaRed, gst: palette.paleSun } as const;

/**
 * Returns an <svg>, 348 by 436, of 100 windows, one for each rupee. `id` is the prefix of its ids.
 * - From the top, the `net` rupees that the hotel receives are lit, and the rupees of the `commission` are red. The rest, the
 *   GST on the commission, is white.
 * - Part of a rupee fills part of a window. Negative numbers count as 0. What exceeds 100 in all is left out.
 */
export function otaHouse({ id, net, commission }: { id: string; net: number; commission: number }): string {
  const kept = clamp(net, 0, 100);
  const charged = Math.min(100, kept + clamp(commission, 0, 100));
  const random = createRandom(21);
  const lit: HouseWindow[] = [];
  let [yellow, red, crosses, white] = ['', '', '', ''];
  for (let i = 0; i < 100; i++) {
    const x = 14.5 + (i % 10) * 30;
    const y = 50 + Math.floor(i / 10) * 38;
    const keptPart = clamp(kept - i, 0, 1);
    const chargedPart = clamp(charged - i, 0, 1);
    const strip = (from: number, to: number) =>
      to > from ? pathData`M${x + from * 21} ${y}h${(to - from) * 21}v27h${(from - to) * 21}z` : '';
    if (keptPart === 1) {
      lit.push({ x, y, silhouette: randomSilhouette(random, 0.62) });
      continue;
    }
    yellow += strip(0, keptPart);
    red += strip(keptPart, chargedPart);
    white += strip(chargedPart, 1);
    if (keptPart === 0 && chargedPart === 1) crosses += pathData`M${x + 6} ${y + 9}l9 9m0-9l-9 9`;
  }
  const shapes =
    filledPath(palette.oxideDark, 'M-12 40L26 4h268l38 36z') +
    strokedPath(palette.oxide, 2.5, 'M8 22h304M-4 33h328') +
    filledPath(palette.indigoDark, 'M0 38h320v392H0z') +
    lightWindows(lit, { id, width: 21, height: 27 }) +
    filledPath(otaColours.net, yellow) +
    filledPath(otaColours.commission, red) +
    filledPath(otaColours.gst, white) +
    strokedPath(palette.white, 1.8, crosses) +
    filledPath(palette.indigoNight, 'M-8 428h336v8H-8z');
  return pictureWithWindows(id, [-14, 2, 348, 436], shapes);
}
