import { heroScene } from './hero-scene';
import type { FramedScene } from './scene-options';
import { isWide } from './scene-options';

/** A page that does not exist: the hotel at night with one window lit. 1440 by 640, or 390 by 470. */
export function notFoundScene({ id, w = 1440, h = 640, label }: FramedScene): string {
  // One window of the central block: 32 in the wide drawing, 20 in the narrow one.
  return heroScene({ id, w, h, night: true, only: isWide(w) ? 100 / 32 : 100 / 20, label }).svg;
}

/** Something broke: the same hotel with no window lit. */
export function powerCutScene({ id, w = 1440, h = 640, label }: FramedScene): string {
  return heroScene({ id, w, h, night: true, only: 0, label }).svg;
}
