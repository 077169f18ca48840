import type { Season } from '../../../domain/year-by-months';
import { mark, markOnNight, wordmark, wordmarkOnNight } from '../../../scenes/brand';
import { monthHouse } from '../../../scenes/houses/month-house';
import { soloHouse } from '../../../scenes/houses/solo-house';
import { d, fill, inset, picture, standalone } from '../../../scenes/kit/svg';
import * as ink from '../../../theme/palette';

/** In px. Four by five: the tallest that messengers and networks show whole. */
export const pictureSize = { width: 1080, height: 1350 } as const;

/** Where the sky of the first street begins. */
const top = 560;
const foot = 1254;
const streets = 2;
const columns = 6;
const margin = 48;
const streetHeight = (foot - top) / streets;
const groundHeight = 92;

/** The middle of a month's house, the line it stands on, and the width of its place: six to a street. */
export function monthPlace(month: number): { x: number; ground: number; width: number } {
  const width = (pictureSize.width - 2 * margin) / columns;
  const street = Math.floor(month / columns);
  return {
    x: margin + ((month % columns) + 0.5) * width,
    ground: top + (street + 1) * streetHeight - groundHeight,
    width,
  };
}

/** Two streets of six houses, as a file. `occupancy` in percent. */
export function monthsArt(months: readonly { season: Season; occupancy: number }[]): string {
  const houseHeight = 226;
  const houseWidth = 110;
  const skies = Array.from({ length: streets }, (_, street) =>
    sky(top + street * streetHeight, streetHeight - groundHeight),
  );
  const houses = months.map(({ season, occupancy }, month) => {
    const { x, ground } = monthPlace(month);
    const svg = monthHouse({ lit: occupancy / 10, isClosed: season === 'closed' });
    return inset(svg, x - houseWidth / 2, ground - houseHeight, houseWidth, houseHeight);
  });
  return file(skies.join('') + houses.join(''));
}

/** The hotel as one house, as a file: a window for each room, for several from 25 rooms on. */
export function hotelArt(rooms: number, occupancy: number): string {
  const ground = foot - 30;
  const house = soloHouse({
    id: 'h',
    style: 'hill',
    rooms: Math.min(24, Math.max(1, rooms)),
    occupancy,
    seed: 40,
  });
  return file(sky(top, ground - top) + inset(house, 190, top + 40, 700, ground - top - 40));
}

function sky(y: number, height: number): string {
  return fill(ink.mist[0], d`M0 ${y}h${pictureSize.width}v${height}H0z`);
}

/** With the night behind it, and the name at its foot. */
function file(art: string): string {
  const { width, height } = pictureSize;
  const night = fill(ink.night, d`M0 0h${width}v${height}H0z`);
  const name =
    inset(mark(markOnNight), 72, 1276, 42, 45) + inset(wordmark(wordmarkOnNight), 126, 1282, 132, 35);
  return standalone(picture({ box: [0, 0, width, height] }, night + art + name)).replace(
    '<svg ',
    `<svg width="${width}" height="${height}" `,
  );
}
