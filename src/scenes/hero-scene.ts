import { cellDefs } from './guests';
import { type HillHotel, hillHotel } from './hill-hotel';
import { farHills, foreground, nearHills, sky, type ValleyView } from './hill-valley';
import { ink, mist, nightMist } from './ink';
import { isWide, type SceneOptions, type WindowCount } from './scene-options';
import { picture } from './svg';

export interface HeroSceneOptions extends Omit<SceneOptions, 'label'> {
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
  /** A sentence, or what makes it from the count of the windows. */
  label?: string | ((count: WindowCount) => string) | undefined;
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
    layers: night ? nightMist : mist,
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
  const sentence = typeof label === 'function' ? label(count(hotel)) : label;
  return {
    ...count(hotel),
    svg: picture({ box: [0, 0, w, h], fit: 'xMidYMax slice', label: sentence }, art),
  };
}

function count({ windows, lit }: HillHotel): WindowCount {
  return { windows, lit };
}
