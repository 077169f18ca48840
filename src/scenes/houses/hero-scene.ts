import { type Frame, type FrameWithDefaults, isWide } from '../kit/svg';
import { pictureWithWindows } from '../kit/windows';
import { type HotelLights, hillHotel } from './hill-hotel';
import { farHills, foreground, nearHills, sky } from './hill-valley';

/**
 * Returns `svg`, the hill hotel in its valley as an <svg>, and the numbers `windows` and `lit` (completely lit ones). Composed
 * for 1440 by 800 (default) or 390 by 430. By default it is day, and 76 % of the windows are lit; they have the class `on`, by
 * which page styles light them one by one, unless `animated` is false.
 */
export function heroScene(options: FrameWithDefaults & Partial<HotelLights>) {
  const { w = 1440, h = 800, night = false } = options;
  const wide = isWide(w);
  const x = wide ? w * 0.53 : w / 2 - 112;
  const base = h - (wide ? 104 : 66);
  const view = { occupancy: 76, seed: 11, animated: true, ...options, w, h, wide, night, x, base };
  const { svg, windows, lit } = hillHotel(view);
  const shapes = sky(view) + farHills(view) + nearHills(view) + svg + foreground(view);
  return { windows, lit, svg: pictureWithWindows(options.id, [0, 0, w, h], shapes, 'xMidYMax slice') };
}

/** Returns an <svg> of the hill hotel at night, one window lit, for the 404 page: 1440 by 640 (default), or 390 by 470. */
export function notFoundScene({ id, w = 1440, h = 640 }: FrameWithDefaults): string {
  // One window of the central block, which has 32 in the wide drawing and 20 in the narrow one.
  return heroScene({ id, w, h, night: true, centralOccupancy: isWide(w) ? 100 / 32 : 100 / 20 }).svg;
}

/** Returns an <svg>, 1440 by 640, of the hill hotel at night with all windows dark, for the error screen. */
export function errorScene({ id }: Pick<Frame, 'id'>): string {
  return heroScene({ id, h: 640, night: true, centralOccupancy: 0 }).svg;
}
