import * as ink from '../theme/palette';
import type { HeaderGround } from './header-ground';

const colours: Readonly<Record<HeaderGround, string>> = {
  canvas: ink.canvas,
  // The sky is a gradient; its lightest colour is that of the canvas.
  sky: ink.canvas,
  lit: ink.lit,
  night: ink.night,
  neel: ink.neel,
};

/** Returns the colour of the phone's status bar above a page: that of the header. */
export function themeColour(ground: HeaderGround = 'canvas'): string {
  return colours[ground];
}
