import { type Frame, isWide } from '../kit/svg';
import { pictureWithWindows } from '../kit/windows';
import { type HotelLights, hillHotel } from './hill-hotel';
import { farHills, foreground, nearHills, sky } from './hill-valley';

/**
 * Returns an <svg> of the hill hotel in its valley. It is composed for 1440 by 800 if `w` is above 600, else for 390 by 430. An
 * element of another ratio cuts its sides or top. By default it is day, and 76 % of the windows are lit. Lit windows have the
 * class `on`, unless `animated` is false.
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

/** Returns an <svg> for the 404 page, 1440 by 640 or 390 by 470: the hill hotel at night. One window is lit, of class `on`. */
export function notFoundScene({ id, w, h }: Frame): string {
  // One window of the central block, which has 32 in the wide drawing and 20 in the narrow one.
  const occupancy = isWide(w) ? 100 / 32 : 100 / 20;
  return heroScene({ id, w, h, night: true, occupancy, hasDarkWings: true });
}

/** Returns an <svg> of 1440 by 640 for the error screen: the hill hotel at night, all windows dark. */
export function errorScene({ id }: Pick<Frame, 'id'>): string {
  return heroScene({ id, w: 1440, h: 640, night: true, occupancy: 0 });
}
