import { type Frame, isWide } from '../kit/svg';
import { pictureWithWindows } from '../kit/windows';
import { type HotelLights, hillHotel } from './hill-hotel';
import { farHills, foreground, nearHills, sky } from './hill-valley';

/**
 * Returns an <svg>, `w` by `h`, of the hill hotel in its valley. Above 600, `w` gives the composition for a wide screen (1440
 * by 800), else that for a phone (390 by 430). An element of another ratio cuts its sides or its top. Default: day, 76 % of the
 * windows lit. `occupancy` is limited to 0 to 100; NaN gives 0. Unless `animated` is false, lit windows have the class `on`.
 */
export function heroScene(options: Frame & Partial<HotelLights>): string {
  const { w, h, night = false } = options;
  const wide = isWide(w);
  const x = wide ? w * 0.53 : w / 2 - 112;
  const base = h - (wide ? 104 : 66);
  const view = { occupancy: 76, seed: 11, animated: true, ...options, wide, night, x, base };
  const shapes = sky(view) + farHills(view) + nearHills(view) + hillHotel(view) + foreground(view);
  return pictureWithWindows(options.id, [0, 0, w, h], shapes, 'xMidYMax slice');
}

/** Returns an <svg> of the hill hotel at night for the 404 page, 1440 by 640 or 390 by 470: one lit window, of class `on`. */
export function notFoundScene({ id, w, h }: Frame): string {
  // One window of the central block, which has 32 in the wide drawing and 20 in the narrow one.
  const occupancy = isWide(w) ? 100 / 32 : 100 / 20;
  return heroScene({ id, w, h, night: true, occupancy, hasDarkWings: true });
}

/** Returns an <svg>, 1440 by 640, of the hill hotel at night with all windows dark, for the error screen. */
export function errorScene({ id }: Pick<Frame, 'id'>): string {
  return heroScene({ id, w: 1440, h: 640, night: true, occupancy: 0 });
}
