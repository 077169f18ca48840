import * as palette from '../../theme/palette';
import type { CaseStudyDrawings } from '../case-study-drawings';
import { drawHouse } from '../houses/draw-house';
import { hill, mistBand, oakPath, placeHouse, teaPlants } from '../kit/landscape';
import { disc, type Frame, filledPath, isWideFrame, narrowAndWide, pathData } from '../kit/svg';
import { pictureWithWindows } from '../kit/windows';

const teaRows = '#0B3433';

/** Measures of the wide drawing: `mist` are heights of bands of mist. The page writes the hotel's name into the sky. */
const wide = {
  sun: [0.83, 0.3, 92],
  tilts: [150, 110, 60],
  mist: [16, 17],
  oaks: [0.03, 0.07, 0.11, 0.18, 0.9, 0.95],
  oakScale: 1.7,
  columns: 9,
  scale: 1.7,
} as const;
const narrow = {
  sun: [0.83, 0.42, 36],
  tilts: [20, 20, 10],
  mist: [8, 9],
  oaks: [0.05, 0.93],
  oakScale: 1.2,
  columns: 5,
  scale: 1.28,
} as const;

/**
 * Returns an <svg>, `w` by `h`, of a hotel in mist, most of its windows lit. With `w` above 600 the drawing suits a wide
 * screen: 1440 by 760, 1440 by 580 or 640 by 430. Else it suits a phone: 390 by 340.
 */
export function mistyNight({ id, w, h }: Frame): string {
  const isWide = isWideFrame(w);
  const { sun, tilts, mist, oaks, oakScale, columns, scale } = isWide ? wide : narrow;
  const area = { w, h };
  const hotel = drawHouse({ id, floors: 2, columns, occupancy: 88, seed: 6 });
  const cottage = drawHouse({ id, floors: 1, columns: 3, occupancy: 70, seed: 9 });
  const trees = oaks.map((fraction, i) =>
    oakPath(w * fraction, h * 0.88 + (i % 3) * 6, oakScale + (i % 3) * 0.4),
  );
  const shapes =
    filledPath(palette.sky, pathData`M0 0h${w}v${h}H0z`) +
    disc(palette.sun, Math.round(w * sun[0]), Math.round(h * sun[1]), sun[2]) +
    hill(area, { y: h * 0.46, swell: 40, seed: 3, colour: palette.mist[2], tilt: tilts[0] }) +
    mistBand(w * (isWide ? 0.52 : 0.1), h * (isWide ? 0.43 : 0.55), w * 0.32, mist[0], { opacity: 0.7 }) +
    hill(area, { y: h * 0.6, swell: 34, seed: 12, colour: palette.mist[3], tilt: tilts[1] }) +
    mistBand(-80, h * 0.72, w * 0.34, mist[1], { opacity: 0.5 }) +
    mistBand(w * 0.76, h * 0.57, w * 0.32, mist[0], { opacity: 0.6 }) +
    hill(area, { y: h * 0.74, swell: 26, seed: 22, colour: palette.mist[4], tilt: tilts[2] }) +
    filledPath(palette.mist[5], trees.join('')) +
    (isWide ? placeHouse(cottage, w * 0.8, h * 0.9, 1.5) : '') +
    placeHouse(hotel, isWide ? w * 0.44 : w * 0.5 - hotel.width * scale * 0.5, h * 0.895, scale) +
    mistBand(isWide ? w * 0.33 : -20, h * 0.83, w * 0.2, mist[1], { colour: palette.mist[1], opacity: 0.9 }) +
    mistBand(w * 0.75, h * 0.81, w * 0.2, mist[0], { colour: palette.mist[1], opacity: 0.9 }) +
    hill(area, { y: h * 0.9, swell: 10, seed: 40, colour: palette.mist[6] }) +
    teaPlants(w, h * 0.93, 4, teaRows);
  return pictureWithWindows(id, [0, 0, w, h], shapes, 'xMidYMax slice');
}

function mistyRidge({ id, w, h }: Frame): string {
  const area = { w, h };
  const hotel = drawHouse({ id, floors: 2, columns: 5, occupancy: 90, seed: 4 });
  const oaks = [0.06, 0.12, 0.2, 0.84, 0.9, 0.96].map((fraction, i) =>
    oakPath(w * fraction, h * 0.83 + (i % 3) * 6, 1.1 + (i % 2) * 0.3),
  );
  const shapes =
    filledPath(palette.sky, pathData`M0 0h${w}v${h}H0z`) +
    disc(palette.sun, w * 0.27, h * 0.3, h * 0.15) +
    hill(area, { y: h * 0.42, swell: 40, seed: 3, colour: palette.mist[2] }) +
    mistBand(-30, h * 0.47, w * 0.55, 10) +
    hill(area, { y: h * 0.56, swell: 34, seed: 12, colour: palette.mist[3] }) +
    mistBand(w * 0.58, h * 0.56, w * 0.6, 11) +
    hill(area, { y: h * 0.7, swell: 26, seed: 22, colour: palette.mist[4] }) +
    filledPath(palette.mist[5], oaks.join('')) +
    placeHouse(hotel, w * 0.5 - hotel.width * 0.68, h * 0.86, 1.36) +
    mistBand(-50, h * 0.79, w * 0.36, 13, { colour: palette.mist[1], opacity: 0.8 }) +
    mistBand(w * 0.76, h * 0.74, w * 0.42, 12, { colour: palette.mist[1], opacity: 0.75 }) +
    hill(area, { y: h * 0.87, swell: 10, seed: 40, colour: palette.mist[6] }) +
    teaPlants(w, h * 0.9, 4, teaRows);
  return pictureWithWindows(id, [0, 0, w, h], shapes, 'xMidYMid slice');
}

export const drawings: CaseStudyDrawings = {
  hero: narrowAndWide(mistyNight, { w: 1440, h: 580 }, { w: 390, h: 340 }),
  listHero: narrowAndWide(mistyNight, { w: 1440, h: 760 }, { w: 390, h: 340 }),
  band: { width: 640, height: 430, draw: mistyNight },
  cover: { width: 640, height: 440, draw: mistyRidge },
  shareLandscape: {
    sky: palette.sky,
    sun: palette.sun,
    hills: [palette.mist[2], palette.mist[3], palette.mist[4]],
    trees: palette.mist[5],
    style: 'hill',
    text: palette.ink,
    hasMist: true,
  },
};
