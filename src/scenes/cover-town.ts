import type { CoverArt } from './cover';
import { defs, facade } from './facade';
import { ink } from './ink';
import { hill, place } from './landscape';
import { lettering } from './lettering';
import { d, disc, fill, line } from './svg';

const neighbours = { wall: '#1A3478', roof: '#12265A', trim: '#27438F' };
const sky1 = '#A9BBEC';

/** A lit house in a lane of dark ones, its sign standing out over the road. */
export function townCover({ id, w, h, occupancy, seed, sky }: CoverArt): string {
  const house = facade({ id, style: 'town', floors: 5, columns: 4, occupancy, seed });
  const left = facade({
    id,
    style: 'town',
    floors: 3,
    columns: 3,
    occupancy: 34,
    seed: 9,
    palette: neighbours,
  });
  const right = facade({
    id,
    style: 'town',
    floors: 4,
    columns: 2,
    occupancy: 22,
    seed: 14,
    palette: neighbours,
  });
  const sign = w * 0.5 + house.w * 0.62 + 5;
  const letters = [...'HOTEL'].map((letter, i) =>
    lettering(letter, {
      x: sign + 12,
      y: h * (0.345 + i * 0.075),
      size: h * 0.058,
      colour: ink.lit,
      weight: 700,
      anchor: 'middle',
    }),
  );
  return (
    defs(id, house, left, right) +
    fill(sky ?? '#8FA6E2', d`M0 0h${w}v${h}H0z`) +
    fill(sky1, d`M0 0h${w}v${h * 0.3}H0z`) +
    disc('#F4F7FF', w * 0.2, h * 0.28, h * 0.1) +
    hill({ w, h }, { y: h * 0.55, swell: 30, seed: 6, colour: '#6C86CE' }) +
    place(left, w * 0.06, h * 0.9, 1.15) +
    place(right, w * 0.78, h * 0.9, 1.15) +
    // A cable over the lane, which ends at the wall.
    line('#12265A', 1.4, d`M0 ${h * 0.2}Q${w * 0.3} ${h * 0.28} ${w * 0.62} ${h * 0.19}`) +
    place(house, w * 0.5 - house.w * 0.62, h * 0.9, 1.24) +
    fill(ink.neelNight, d`M${sign} ${h * 0.27}h24v${h * 0.4}h-24z`) +
    letters.join('') +
    fill(ink.neelNight, d`M0 ${h * 0.9}h${w}v${h * 0.1}H0z`) +
    line('#8FA6E2', 2, d`M0 ${h * 0.955}h${w}`, 'stroke-dasharray="18 16"')
  );
}
