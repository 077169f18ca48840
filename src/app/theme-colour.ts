import * as ink from '../theme/palette';
import type { HeaderGround } from './header-ground';

const colours: Readonly<Record<HeaderGround, string>> = {
  canvas: ink.canvas,
  // The sky is drawn by the page and may change on its way down; its light is the canvas.
  sky: ink.canvas,
  lit: ink.lit,
  night: ink.night,
  neel: ink.neel,
};

/** The colour a phone paints its own bar in above this page: that of the header, so that both are one. */
export function themeColour(ground: HeaderGround = 'canvas'): string {
  return colours[ground];
}
