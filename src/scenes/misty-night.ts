import { defs, facade } from './facade';
import { ink, mist } from './ink';
import { hill, mistBand, oak, place, tea } from './landscape';
import { type FramedScene, isWide } from './scene-options';
import { d, fill, picture } from './svg';

/** How the wide drawing is laid out, with the name of the hotel in its sky. */
const wide = {
  disc: [0.83, 0.3, 92],
  tilts: [150, 110, 60],
  band: [16, 17],
  oaks: [0.03, 0.07, 0.11, 0.18, 0.9, 0.95],
  oak: 1.7,
  columns: 9,
  scale: 1.7,
} as const;
const narrow = {
  disc: [0.83, 0.42, 36],
  tilts: [20, 20, 10],
  band: [8, 9],
  oaks: [0.05, 0.93],
  oak: 1.2,
  columns: 5,
  scale: 1.28,
} as const;

/** A low tiled hill stay in thick mist, most of its windows lit. 1440 by 760 or 390 by 360 in the list, 1440 by 580 on its own page. */
export function mistyNight({ id, w = 1440, h = 760, label }: FramedScene): string {
  const big = isWide(w);
  const { disc, tilts, band, oaks, oak: size, columns, scale } = big ? wide : narrow;
  const field = { w, h };
  const stay = facade({ id, floors: 2, columns, occupancy: 88, seed: 6 });
  const cottage = facade({ id, floors: 1, columns: 3, occupancy: 70, seed: 9 });
  const trees = oaks.map((f, i) => oak(w * f, h * 0.88 + (i % 3) * 6, size + (i % 3) * 0.4));
  const art =
    defs(id, stay, ...(big ? [cottage] : [])) +
    fill(ink.sky, d`M0 0h${w}v${h}H0z`) +
    `<circle cx="${Math.round(w * disc[0])}" cy="${Math.round(h * disc[1])}" r="${disc[2]}" fill="${ink.disc}"/>` +
    hill(field, { y: h * 0.46, swell: 40, seed: 3, colour: mist[2], tilt: tilts[0] }) +
    mistBand(w * 0.1, h * 0.55, w * 0.32, band[0], ink.canvas, 0.7) +
    hill(field, { y: h * 0.6, swell: 34, seed: 12, colour: mist[3], tilt: tilts[1] }) +
    mistBand(-80, h * 0.72, w * 0.34, band[1], ink.canvas, 0.5) +
    mistBand(w * 0.76, h * 0.57, w * 0.32, band[0], ink.canvas, 0.6) +
    hill(field, { y: h * 0.74, swell: 26, seed: 22, colour: mist[4], tilt: tilts[2] }) +
    fill(mist[5], trees.join('')) +
    (big ? place(cottage, w * 0.8, h * 0.9, 1.5) : '') +
    place(stay, big ? w * 0.44 : w * 0.5 - stay.w * scale * 0.5, h * 0.895, scale) +
    mistBand(big ? w * 0.33 : -20, h * 0.83, w * 0.2, band[1], mist[1], 0.9) +
    mistBand(w * 0.75, h * 0.81, w * 0.2, band[0], mist[1], 0.9) +
    hill(field, { y: h * 0.9, swell: 10, seed: 40, colour: mist[6] }) +
    tea(w, h * 0.93, 4, '#0B3433');
  return picture({ box: [0, 0, w, h], fit: 'xMidYMax slice', label }, art);
}
