import * as ink from '../../theme/palette';
import { fill, inset } from '../kit/svg';
import { type ShareWords, shareField, shareFrame, shareTitle } from './share-frame';

const sizes = [
  [82, 3],
  [68, 4],
  [56, 5],
] as const;

const ground = 560;

interface ShareObjectOptions extends ShareWords {
  /** One thing to look at: a whole <svg>, and the box it is drawn for. */
  object: string;
  box: readonly [w: number, h: number];
  sky?: string;
  colour?: string;
  /** What lies behind both, as wide as the picture: a whole <svg>. */
  behind?: string;
}

/** A page with one object: its title at the left, the object standing on the ground at the right. */
export function shareObject(options: ShareObjectOptions): string {
  const { title, line, object, box, sky = ink.canvas, colour = ink.bodyText, behind } = options;
  const [w, h] = box;
  const scale = Math.min(480 / h, 460 / w);
  const art =
    fill(sky, 'M0 0h1200v630H0z') +
    (behind ? inset(behind, 0, ground - 400, shareField.w, 400) : '') +
    inset(object, 930 - (w * scale) / 2, ground - h * scale, w * scale, h * scale) +
    shareTitle(title, 112, 600, sizes, colour).svg;
  return shareFrame(art, line, ink.night, ground);
}
