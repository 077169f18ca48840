import * as ink from '../../theme/palette';
import { cellDefs } from '../kit/guests';
import { type FramedScene, isWide, picture, type SceneOptions } from '../kit/svg';
import { hillHotel } from './hill-hotel';
import { farHills, foreground, nearHills, sky, type ValleyView } from './hill-valley';

/** How many windows the picture has, and how many of them are lit. */
interface WindowCount {
  windows: number;
  lit: number;
}

interface HeroSceneOptions extends SceneOptions {
  /** 1440 by 800 on a wide screen, 390 by 430 on a phone. Up to 600 wide the hotel is the smaller one. */
  w?: number;
  h?: number;
  occupancy?: number;
  seed?: number;
  night?: boolean;
  /** Occupancy of the central block when the wings are all dark. */
  only?: number | undefined;
  /** Lights come on one after the other (class `on`, --i = its turn). */
  arrive?: boolean;
}

/** The hill hotel in its valley, day or night. The picture, and the count of windows the words beside it need. */
export function heroScene(options: HeroSceneOptions): WindowCount & { svg: string } {
  const {
    id,
    w = 1440,
    h = 800,
    occupancy = 76,
    seed = 11,
    night = false,
    only,
    arrive = true,
    label,
  } = options;
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
  const scale = wide ? 1.16 : 1.06;
  const hotel = hillHotel({
    id,
    x: view.x,
    base: view.base,
    occupancy,
    seed,
    scale,
    large: wide,
    night,
    only,
    arrive,
  });
  const art =
    cellDefs(id, hotel.cells) + sky(view) + farHills(view) + nearHills(view) + hotel.svg + foreground(view);
  const { windows, lit } = hotel;
  return { windows, lit, svg: picture({ box: [0, 0, w, h], fit: 'xMidYMax slice', label }, art) };
}

/** A page that does not exist: the hotel at night with one window lit. 1440 by 640, or 390 by 470. */
export function notFoundScene({ id, w = 1440, h = 640, label }: FramedScene): string {
  // One window of the central block: 32 in the wide drawing, 20 in the narrow one.
  return heroScene({ id, w, h, night: true, only: isWide(w) ? 100 / 32 : 100 / 20, label }).svg;
}

/** Something broke: the same hotel with no window lit. */
export function powerCutScene({ id, w = 1440, h = 640, label }: FramedScene): string {
  return heroScene({ id, w, h, night: true, only: 0, label }).svg;
}
