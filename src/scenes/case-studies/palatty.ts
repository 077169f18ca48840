import * as palette from '../../theme/palette';
import type { CaseStudyDrawings } from '../case-study-drawings';
import { drawHouse } from '../houses/draw-house';
import { hill, placeHouse } from '../kit/landscape';
import { disc, type Frame, filledPath, narrowAndWide, pathData, strokedPath } from '../kit/svg';
import { svgText } from '../kit/svg-text';
import { pictureWithWindows } from '../kit/windows';

const neighbours = { wall: '#1A3478', roof: palette.indigoEdge, trim: '#27438F' };

/** Returns an <svg> of a lit hotel in a lane of dark houses, with its sign above the road. */
function palatty({ id, w, h }: Frame, preserveAspectRatio = 'xMidYMax slice'): string {
  const house = drawHouse({ id, style: 'town', floors: 5, columns: 4, occupancy: 78, seed: 4 });
  const dark = { id, style: 'town', colours: neighbours } as const;
  const left = drawHouse({ ...dark, floors: 3, columns: 3, occupancy: 34, seed: 9 });
  const right = drawHouse({ ...dark, floors: 4, columns: 2, occupancy: 22, seed: 14 });
  const sign = w * 0.5 + house.width * 0.62 + 5;
  const style = {
    x: sign + 12,
    size: h * 0.058,
    colour: palette.lit,
    weight: 700,
    anchor: 'middle',
  } as const;
  const letters = [...'HOTEL'].map((letter, i) => svgText(letter, { ...style, y: h * (0.345 + i * 0.075) }));
  // Above the lane, to the wall of the hotel.
  const cable = pathData`M0 ${h * 0.2}Q${w * 0.3} ${h * 0.28} ${w * 0.62} ${h * 0.19}`;
  const shapes =
    filledPath(palette.townSky, pathData`M0 0h${w}v${h}H0z`) +
    disc(palette.duskSun, w * 0.2, h * 0.28, h * 0.1) +
    hill({ w, h }, { y: h * 0.55, swell: 30, seed: 6, colour: palette.duskHill }) +
    placeHouse(left, w * 0.06, h * 0.9, 1.15) +
    placeHouse(right, w * 0.78, h * 0.9, 1.15) +
    strokedPath(neighbours.roof, 1.4, cable) +
    placeHouse(house, w * 0.5 - house.width * 0.62, h * 0.9, 1.24) +
    filledPath(palette.indigoNight, pathData`M${sign} ${h * 0.27}h24v${h * 0.4}h-24z`) +
    letters.join('') +
    filledPath(palette.indigoNight, pathData`M0 ${h * 0.9}h${w}v${h * 0.1}H0z`) +
    strokedPath(palette.dusk, 2, pathData`M0 ${h * 0.955}h${w}`, 'stroke-dasharray="18 16"');
  return pictureWithWindows(id, [0, 0, w, h], shapes, preserveAspectRatio);
}

export const drawings: CaseStudyDrawings = {
  hero: narrowAndWide(palatty, { w: 900, h: 390 }, { w: 390, h: 340 }),
  band: { width: 560, height: 430, draw: palatty },
  cover: { width: 480, height: 440, draw: (frame) => palatty(frame, 'xMidYMid slice') },
  shareLandscape: {
    sky: palette.townSky,
    sun: palette.duskSun,
    hills: [palette.dusk, '#7C94D8', palette.duskHill],
    trees: palette.townTree,
    style: 'town',
    text: palette.ink,
  },
};
