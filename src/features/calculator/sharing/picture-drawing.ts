import type { Season } from '../../../domain/calculator/year-by-months';
import { brandMark, markOnNight, wordmark, wordmarkOnNight } from '../../../scenes/brand';
import { singleHouse } from '../../../scenes/houses/draw-house';
import { monthHouse } from '../../../scenes/houses/month-house';
import { filledPath, pathData, placeSvg, svgElement, svgFile } from '../../../scenes/kit/svg';
import * as palette from '../../../theme/palette';

/** The size in px of the picture that visitors share. Four by five is the tallest format that social networks show uncut. */
export const PICTURE_SIZE = { width: 1080, height: 1350 } as const;

/** Top of the first row of houses and bottom of the last row, in px. */
const TOP = 560;
const BOTTOM = 1254;
const ROWS = 2;
const COLUMNS = 6;
const MARGIN = 48;
const ROW_HEIGHT = (BOTTOM - TOP) / ROWS;
const ROW_LABEL_HEIGHT = 92;

/** Returns the place in px of `month` (0 for January): `x` of its middle, `ground` as y of its house, `width` of its column. */
export function monthPosition(month: number): { x: number; ground: number; width: number } {
  const width = (PICTURE_SIZE.width - 2 * MARGIN) / COLUMNS;
  const row = Math.floor(month / COLUMNS);
  return {
    x: MARGIN + ((month % COLUMNS) + 0.5) * width,
    ground: TOP + (row + 1) * ROW_HEIGHT - ROW_LABEL_HEIGHT,
    width,
  };
}

/**
 * Returns an SVG file of `PICTURE_SIZE` as text: a house per month in two rows (`monthPosition`), and the logo, but no words.
 * `months` has at most 12, from January. `occupancy` is the percent of windows that are lit, clamped to 0 to 100. A closed
 * house is dark and boarded.
 */
export function monthsDrawing(months: readonly { season: Season; occupancy: number }[]): string {
  const houseHeight = 226;
  const houseWidth = 110;
  const skies = Array.from({ length: ROWS }, (_, row) =>
    skyBackground(TOP + row * ROW_HEIGHT, ROW_HEIGHT - ROW_LABEL_HEIGHT),
  );
  const houses = months.map(({ season, occupancy }, month) => {
    const { x, ground } = monthPosition(month);
    const svg = monthHouse({ occupancy, isClosed: season === 'closed' });
    return placeSvg(svg, x - houseWidth / 2, ground - houseHeight, houseWidth, houseHeight);
  });
  return pictureFile(skies.join('') + houses.join(''));
}

/**
 * Returns an SVG file of `PICTURE_SIZE` as text: a house, and the logo. `rooms` is the number of its windows, rounded and
 * clamped to 1 to 24. `occupancy` is the percent of them that are lit, clamped to 0 to 100; one window can be partly lit.
 */
export function hotelDrawing(rooms: number, occupancy: number): string {
  const ground = BOTTOM - 30;
  const house = singleHouse({ id: 'h', rooms, occupancy });
  return pictureFile(
    skyBackground(TOP, ground - TOP) + placeSvg(house, 190, TOP + 40, 700, ground - TOP - 40),
  );
}

function skyBackground(y: number, height: number): string {
  return filledPath(palette.mist[0], pathData`M0 ${y}h${PICTURE_SIZE.width}v${height}H0z`);
}

/** Returns the drawing on a dark background, with the logo at the bottom. */
function pictureFile(drawing: string): string {
  const { width, height } = PICTURE_SIZE;
  const night = filledPath(palette.night, pathData`M0 0h${width}v${height}H0z`);
  const logo =
    placeSvg(brandMark(markOnNight), 72, 1276, 42, 45) +
    placeSvg(wordmark(wordmarkOnNight), 126, 1282, 132, 35);
  return svgFile(svgElement([0, 0, width, height], night + drawing + logo), PICTURE_SIZE);
}
