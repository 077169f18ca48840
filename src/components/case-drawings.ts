import { cover } from '../scenes/cover';
import { mistyNight } from '../scenes/misty-night';
import type { CaseSceneName, Place } from './case-scenes';
import type { ScreenDrawings } from './screen-scene';

interface Size {
  w: number;
  h: number;
}

/** The sky of a case study, across its own page or at the head of the list. The ground of the band goes on above it. */
export function drawCase(scene: CaseSceneName, place: Place): ScreenDrawings {
  const wide = scene === 'mist' ? { w: 1440, h: place === 'list' ? 760 : 580 } : { w: 900, h: 390 };
  const narrow = { w: 390, h: 340 };
  return {
    wide: (label) => drawSky(scene, `w${scene}`, wide, label),
    narrow: (label) => drawSky(scene, `n${scene}`, narrow, label),
  };
}

/** One sky for one frame. The mist is drawn for the whole screen; the houses of the other two are small, and so are their frames. */
export function drawSky(scene: CaseSceneName, id: string, size: Size, label?: string): string {
  if (scene === 'mist') return mistyNight({ id, ...size, label });
  const town = { kind: 'town', sky: '#A9BBEC', occupancy: 78 } as const;
  const kind = scene === 'town' ? town : ({ kind: 'pugmarks' } as const);
  return cover({ id, ...size, label, fit: 'xMidYMax slice', ...kind });
}
