import * as palette from '../../theme/palette';
import type { CaseStudyDrawings } from '../case-study-drawings';
import { drawHouse } from '../houses/draw-house';
import { hill, mistBand, oakPath, placeHouse, teaPlants } from '../kit/landscape';
import { disc, type Frame, filledPath, isWideFrame, narrowAndWide, pathData } from '../kit/svg';
import { pictureWithWindows } from '../kit/windows';

const teaRows = '#0B3433';

/**
 * Returns an <svg>, `w` by `h`, of a hotel in mist, most of its windows lit. The page writes the hotel's name into the sky.
 * With `w` above 600 it suits a wide screen: 1440 by 760, 1440 by 580 or 640 by 430. Else it suits a phone, 390 by 340.
 * An element of another ratio cuts its sides or top. Each id in the <svg> begins with `id`.
 */
export function mistyNight({ id, w, h }: Frame): string {
  const isWide = isWideFrame(w);
  const [columns, scale, oakScale] = isWide ? [9, 1.7, 1.7] : [5, 1.28, 1.2];
  const oaks = isWide ? [0.03, 0.07, 0.11, 0.18, 0.9, 0.95] : [0.05, 0.93];
  // Heights of bands of mist.
  const [thin, thick] = isWide ? [16, 17] : [8, 9];
  const area = { w, h };
  const hotel = drawHouse({ id, floors: 2, columns, occupancy: 88, seed: 6 });
  const cottage = drawHouse({ id, floors: 1, columns: 3, occupancy: 70, seed: 9 });
  const trees = oaks.map((fraction, i) =>
    oakPath(w * fraction, h * 0.88 + (i % 3) * 6, oakScale + (i % 3) * 0.4),
  );
  const shapes =
    filledPath(palette.sky, pathData`M0 0h${w}v${h}H0z`) +
    disc(palette.sun, Math.round(w * 0.83), Math.round(h * (isWide ? 0.3 : 0.42)), isWide ? 92 : 36) +
    hill(area, { y: h * 0.46, swell: 40, seed: 3, colour: palette.mist[2], tilt: isWide ? 150 : 20 }) +
    mistBand(w * (isWide ? 0.52 : 0.1), h * (isWide ? 0.43 : 0.55), w * 0.32, thin, { opacity: 0.7 }) +
    hill(area, { y: h * 0.6, swell: 34, seed: 12, colour: palette.mist[3], tilt: isWide ? 110 : 20 }) +
    mistBand(-80, h * 0.72, w * 0.34, thick, { opacity: 0.5 }) +
    mistBand(w * 0.76, h * 0.57, w * 0.32, thin, { opacity: 0.6 }) +
    hill(area, { y: h * 0.74, swell: 26, seed: 22, colour: palette.mist[4], tilt: isWide ? 60 : 10 }) +
    filledPath(palette.mist[5], trees.join('')) +
    (isWide ? placeHouse(cottage, w * 0.8, h * 0.9, 1.5) : '') +
    placeHouse(hotel, isWide ? w * 0.44 : w * 0.5 - hotel.width * scale * 0.5, h * 0.895, scale) +
    mistBand(isWide ? w * 0.33 : -20, h * 0.83, w * 0.2, thick, { colour: palette.mist[1], opacity: 0.9 }) +
    mistBand(w * 0.75, h * 0.81, w * 0.2, thin, { colour: palette.mist[1], opacity: 0.9 }) +
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
