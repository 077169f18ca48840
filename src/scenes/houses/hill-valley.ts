import { createRandom } from '../../helpers/random';
import * as palette from '../../theme/palette';
import { bananaPath, bird, hill, mistBand, oakPath, palmPath, teaPlants } from '../kit/landscape';
import { disc, filledPath, pathData, type Size } from '../kit/svg';

/** The layers of `palette.mist` at night. */
const nightMist = ['#0E3233', '#103839', '#0F3334', '#0D2D2E', '#0B2627', '#0A2021', '#081A1B'] as const;

/** What all parts of the valley are drawn from. Each part fills the frame of `w` by `h`, from (0, 0). */
export interface ValleyView extends Size {
  isWide: boolean;
  isNight: boolean;
  /** The left edge of the central block of the hotel. `groundY` is its ground. */
  x: number;
  groundY: number;
}

/** Returns the sun and birds by day, or the moon and stars by night, as shapes without an <svg> or a background. */
export function sunOrMoon({ w, h, isWide, isNight }: ValleyView): string {
  if (!isNight) {
    const birds = isWide
      ? bird(1088, 130, 1.3) + bird(1130, 150, 1) + bird(1166, 118, 0.9)
      : bird(40, 60, 0.8) + bird(66, 72, 0.6);
    return (
      (isWide ? disc(palette.sun, w * 0.9, h * 0.2, 84) : disc(palette.sun, w * 0.8, h * 0.17, 42)) + birds
    );
  }
  const random = createRandom(77);
  const stars = Array.from({ length: isWide ? 60 : 26 }, () => {
    const x = isWide ? w * (0.48 + random() * 0.52) : random() * w;
    return pathData`M${Math.round(x)} ${Math.round(random() * h * (isWide ? 0.42 : 0.4))}h1.8v1.8h-1.8z`;
  });
  const moon = isWide
    ? pathData`M${w * 0.88} ${h * 0.1}a62 62 0 1 0 58 96 74 74 0 0 1 -58 -96z`
    : pathData`M${w * 0.8} ${h * 0.04}a34 34 0 1 0 32 52 40 40 0 0 1 -32 -52z`;
  return filledPath('#8FB9AE', stars.join('')) + filledPath('#CFE3D8', moon);
}

/** Returns the hills behind the hotel, with bands of mist and a row of trees, as shapes without an <svg> or ids. */
export function farHills(view: ValleyView): string {
  const { w, h, isWide, isNight } = view;
  const layers = isNight ? nightMist : palette.mist;
  const cloud = isNight ? '#17494A' : palette.canvas;
  const unit = h / 760;
  const tilt = isWide ? 150 : 0;
  const random = createRandom(5);
  const oaks = Array.from({ length: isWide ? 34 : 12 }, () => {
    const x = random() * w;
    const y = h * (isWide ? 0.72 : 0.66) + random() * h * 0.05;
    return oakPath(x, y, (isWide ? 0.7 : 0.42) + random() * 0.3);
  });
  return (
    hill(view, { y: h * 0.4, swell: 60 * unit, seed: 21, colour: layers[1], tilt }) +
    mistBand(-60, h * (isWide ? 0.535 : 0.47), w * 0.4, isWide ? 15 : 8, { colour: cloud }) +
    hill(view, { y: h * 0.5, swell: 54 * unit, seed: 8, colour: layers[2], tilt: tilt * 0.8 }) +
    mistBand(w * 0.52, h * (isWide ? 0.5 : 0.575), w * 0.5, isWide ? 17 : 9, { colour: cloud }) +
    mistBand(w * 0.1, h * (isWide ? 0.65 : 0.6), w * 0.22, isWide ? 10 : 6, { colour: cloud, opacity: 0.4 }) +
    hill(view, { y: h * 0.61, swell: 46 * unit, seed: 34, colour: layers[3], tilt: tilt * 0.6 }) +
    hill(view, { y: h * 0.68, swell: 30 * unit, seed: 55, colour: layers[4], tilt: tilt * 0.4 }) +
    filledPath(layers[4], oaks.join('')) +
    mistBand(-40, h * 0.77, w * 0.34, isWide ? 18 : 9, {
      colour: isNight ? cloud : palette.mist[1],
      opacity: 0.5,
    })
  );
}

/** Returns the slope under the hotel, with trees and palms, as shapes without an <svg>. Draw the hotel over them. */
export function nearHills(view: ValleyView): string {
  const { w, h, isWide, isNight, x: hotelX, groundY } = view;
  const layers = isNight ? nightMist : palette.mist;
  const random = createRandom(9);
  let trees = '';
  for (let i = 0; i < (isWide ? 15 : 7); i++) {
    const x = random() * w;
    if (isWide && x >= hotelX - 420) continue;
    const y = h * 0.8 + random() * 20;
    trees += oakPath(x, y, (isWide ? 1.3 : 0.75) + random() * 0.4);
  }
  trees += isWide
    ? palmPath(hotelX - 404, groundY + 26, 2) +
      palmPath(hotelX - 372, groundY + 30, 1.5) +
      palmPath(hotelX + 588, groundY + 40, 2.3) +
      palmPath(hotelX + 554, groundY + 40, 1.6)
    : palmPath(24, groundY + 12, 1.5) + palmPath(w - 22, groundY + 14, 1.7);
  return (
    hill(view, { y: h * 0.76, swell: (30 * h) / 760, seed: 17, colour: layers[5] }) +
    filledPath(layers[6], trees)
  );
}

/** Returns the dark ground in front of the hotel, with rows of tea and a few large plants, as shapes without an <svg>. */
export function foreground({ w, h, isWide, isNight, x }: ValleyView): string {
  const groundShape = isWide
    ? pathData`M0 ${h}V${h - 70}q${w * 0.2} -26 ${w * 0.46} -14t${w * 0.54} 8V${h}z`
    : pathData`M0 ${h}V${h - 46}q${w * 0.2} -12 ${w * 0.46} -8t${w * 0.54} 4V${h}z`;
  const leaves = isWide
    ? palmPath(74, h - 6, 3.4) +
      palmPath(150, h, 2.6) +
      bananaPath(x - 250, h - 40, 1.7) +
      bananaPath(x + 640, h - 30, 2) +
      bananaPath(x + 250, h - 12, 1.4)
    : bananaPath(30, h - 10, 1.1) + bananaPath(w - 22, h - 6, 1.2);
  return (
    filledPath(isNight ? palette.blackNight : palette.nightLight, groundShape) +
    teaPlants(w, h - (isWide ? 54 : 34), isWide ? 5 : 4, isNight ? '#0B2122' : '#0E3434') +
    filledPath(isNight ? palette.blackLeaf : palette.night, leaves)
  );
}
