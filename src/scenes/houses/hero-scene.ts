import { pictureWithWindows } from '../kit/guests';
import { type FrameWithDefaults, isWide } from '../kit/svg';
import { type HotelLights, hillHotel } from './hill-hotel';
import { farHills, foreground, nearHills, sky } from './hill-valley';

/**
 * Returns `svg`, the hill hotel in its valley as an <svg>, and the numbers `windows` and `lit` (windows). Drawn for 1440 by 800
 * (default) or 390 by 430; by default 76 % of the windows are lit, one by one when the picture appears.
 */
export function heroScene(options: FrameWithDefaults & Partial<HotelLights>) {
  const { w = 1440, h = 800, night = false } = options;
  const wide = isWide(w);
  const view = {
    occupancy: 76,
    seed: 11,
    animated: true,
    ...options,
    w,
    h,
    wide,
    night,
    x: wide ? w * 0.53 : w / 2 - 112,
    base: h - (wide ? 104 : 66),
  };
  const { svg, windows, lit } = hillHotel(view);
  const art = sky(view) + farHills(view) + nearHills(view) + svg + foreground(view);
  return { windows, lit, svg: pictureWithWindows(options.id, [0, 0, w, h], art, 'xMidYMax slice') };
}

/** Returns an <svg> of the hill hotel at night with one lit window, for the 404 page: 1440 by 640, or 390 by 470. */
export function notFoundScene({ id, w = 1440, h = 640 }: FrameWithDefaults): string {
  // One window of the central block, which has 32 in the wide drawing and 20 in the narrow one.
  return heroScene({ id, w, h, night: true, centralOccupancy: isWide(w) ? 100 / 32 : 100 / 20 }).svg;
}

/** Returns an <svg> of the hill hotel at night with all windows dark, for the error screen. Drawn for 1440 by 640. */
export function errorScene({ id, w = 1440, h = 640 }: FrameWithDefaults): string {
  return heroScene({ id, w, h, night: true, centralOccupancy: 0 }).svg;
}
