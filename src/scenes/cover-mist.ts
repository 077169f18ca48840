import type { CoverArt } from './cover';
import { defs, facade } from './facade';
import { ink, mist } from './ink';
import { hill, mistBand, oak, place, tea } from './landscape';
import { d, disc, fill } from './svg';

/** A low tiled stay on a ridge, clouds before and behind it. */
export function mistCover({ id, w, h, occupancy, seed, sky }: CoverArt): string {
  const field = { w, h };
  const stay = facade({ id, floors: 2, columns: 5, occupancy, seed });
  const oaks = [0.06, 0.12, 0.2, 0.84, 0.9, 0.96].map((f, i) =>
    oak(w * f, h * 0.83 + (i % 3) * 6, 1.1 + (i % 2) * 0.3),
  );
  return (
    defs(id, stay) +
    fill(sky ?? ink.sky, d`M0 0h${w}v${h}H0z`) +
    disc(ink.disc, w * 0.27, h * 0.3, h * 0.15) +
    hill(field, { y: h * 0.42, swell: 40, seed: 3, colour: mist[2] }) +
    mistBand(-30, h * 0.47, w * 0.55, 10) +
    hill(field, { y: h * 0.56, swell: 34, seed: 12, colour: mist[3] }) +
    mistBand(w * 0.58, h * 0.56, w * 0.6, 11) +
    hill(field, { y: h * 0.7, swell: 26, seed: 22, colour: mist[4] }) +
    fill(mist[5], oaks.join('')) +
    place(stay, w * 0.5 - stay.w * 0.68, h * 0.86, 1.36) +
    mistBand(-50, h * 0.79, w * 0.36, 13, mist[1], 0.8) +
    mistBand(w * 0.76, h * 0.74, w * 0.42, 12, mist[1], 0.75) +
    hill(field, { y: h * 0.87, swell: 10, seed: 40, colour: mist[6] }) +
    tea(w, h * 0.9, 4, '#0B3433')
  );
}
