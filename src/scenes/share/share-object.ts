import * as ink from '../../theme/palette';
import { fill, inset } from '../kit/svg';
import { type ShareWords, shareField, shareFrame, shareGround, shareTitle } from './share-frame';

const sizes = [
  [82, 3],
  [68, 4],
  [56, 5],
] as const;

interface ShareObjectOptions extends ShareWords {
  /** A whole <svg>, and the size that it is drawn for. */
  object: string;
  box: readonly [w: number, h: number];
  sky?: string;
  colour?: string;
  /** A whole <svg> for the background, as wide as the picture. */
  behind?: string;
}

/** Returns a share picture as an SVG file: the title at the left, one object on the ground at the right. */
export function shareObject(options: ShareObjectOptions): string {
  const { title, tagline, object, box, sky = ink.canvas, colour = ink.bodyText, behind } = options;
  const [w, h] = box;
  const scale = Math.min(480 / h, 460 / w);
  const art =
    fill(sky, 'M0 0h1200v630H0z') +
    (behind ? inset(behind, 0, shareGround - 400, shareField.w, 400) : '') +
    inset(object, 930 - (w * scale) / 2, shareGround - h * scale, w * scale, h * scale) +
    shareTitle(title, 112, 600, sizes, colour).svg;
  return shareFrame(art, tagline);
}
