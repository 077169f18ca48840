import * as ink from '../../theme/palette';
import { cellDefs } from '../kit/guests';
import { type FramedScene, isWide, picture } from '../kit/svg';
import { hillHotel } from './hill-hotel';
import { farHills, foreground, nearHills, sky, type ValleyView } from './hill-valley';

interface HeroSceneOptions extends FramedScene {
  /** Percent of the windows that are lit. */
  occupancy?: number;
  seed?: number;
  night?: boolean;
  /** Percent of the windows of the central block that are lit, while the wings are dark. */
  only?: number | undefined;
  /** The lights go on one by one (class `on`). */
  arrive?: boolean;
}

/** Drawn for 1440 by 800, or 390 by 430. Returns the hill hotel in its valley, and how many windows it has and lights. */
export function heroScene(options: HeroSceneOptions): { svg: string; windows: number; lit: number } {
  const { id, w = 1440, h = 800, occupancy = 76, seed = 11, night = false, only, arrive = true } = options;
  const wide = isWide(w);
  const view: ValleyView = {
    w,
    h,
    wide,
    night,
    layers: night ? ink.nightMist : ink.mist,
    cloud: night ? '#17494A' : ink.canvas,
    x: wide ? w * 0.53 : w / 2 - 112,
    base: h - (wide ? 104 : 66),
  };
  const { svg, windows, lit, cells } = hillHotel({ ...view, id, occupancy, seed, only, arrive });
  const art = cellDefs(id, cells) + sky(view) + farHills(view) + nearHills(view) + svg + foreground(view);
  const box = [0, 0, w, h] as const;
  return { windows, lit, svg: picture({ box, fit: 'xMidYMax slice', label: options.label }, art) };
}

/** For a page that does not exist: the hotel at night with one lit window. 1440 by 640, or 390 by 470. */
export function notFoundScene({ id, w = 1440, h = 640, label }: FramedScene): string {
  // One window of the central block, which has 32 in the wide drawing and 20 in the narrow one.
  return heroScene({ id, w, h, night: true, only: isWide(w) ? 100 / 32 : 100 / 20, label }).svg;
}

/** For the error screen: the same hotel with no lit window. */
export function powerCutScene({ id, w = 1440, h = 640 }: FramedScene): string {
  return heroScene({ id, w, h, night: true, only: 0 }).svg;
}
