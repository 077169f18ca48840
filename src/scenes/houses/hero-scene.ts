import { type Frame, isWideFrame } from '../kit/svg';
import { pictureWithWindows } from '../kit/windows';
import { type HotelLights, hillHotel } from './hill-hotel';
import { farHills, foreground, nearHills, sunOrMoon } from './hill-valley';

/**
 * Returns an <svg> of `w` by `h`: the hill hotel in its valley.
 * - With `w` above 600 it suits 1440 by 800, else 390 by 430. An element of another ratio cuts its sides or top.
 * - By default it is day, and 76 % of the windows are lit.
 * - Lit windows have the class `on`, unless `isAnimated` is false.
 */
export function heroScene(options: Frame & Partial<HotelLights>): string {
  const { w, h, isNight = false } = options;
  const isWide = isWideFrame(w);
  const x = isWide ? w * 0.53 : w / 2 - 112 + 26 * 1.06;
  const groundY = h - (isWide ? 104 : 66);
  const view = { occupancy: 76, seed: 11, isAnimated: true, ...options, isWide, isNight, x, groundY };
  const shapes = sunOrMoon(view) + farHills(view) + nearHills(view) + hillHotel(view) + foreground(view);
  return pictureWithWindows(options.id, [0, 0, w, h], shapes, 'xMidYMax slice');
}

/** Returns an <svg> of `w` by `h` for the 404 page: the hill hotel of `heroScene` at night. One window is lit (class `on`). */
export function notFoundScene({ id, w, h }: Frame): string {
  // One window of the central block, which has 32 in the wide drawing and 20 in the narrow one.
  const occupancy = isWideFrame(w) ? 100 / 32 : 100 / 20;
  return heroScene({ id, w, h, isNight: true, occupancy, hasDarkWings: true });
}

/** Returns an <svg> of `w` by `h` for the error screen: the hill hotel of `heroScene` at night. All its windows are dark. */
export function errorScene(frame: Frame): string {
  return heroScene({ ...frame, isNight: true, occupancy: 0 });
}
