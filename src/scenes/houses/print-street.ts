import { clamp } from '../../helpers/clamp';
import * as palette from '../../theme/palette';
import { filledPath, pathData, placeGroup, strokedPath, svgElement } from '../kit/svg';
import { fitText, svgText } from '../kit/svg-text';
import { planWindows } from './window-plan';

interface PrintRoomType {
  name: string;
  /** The line below the name. */
  note: string;
  rooms: number;
  /** Percent. Values outside 0 to 100 are drawn as 0 or 100. */
  occupancy: number;
}

const gap = 62;
/** The largest view box with captions: 180 by 37 mm on paper. In a larger drawing they would get too small. */
const captionedSize = { width: 680, height: 140 };
const roofs = [
  (w: number) => pathData`M-6 26L12 4h${w - 24}L${w + 6} 26z`,
  (w: number) => pathData`M-3 26v-6h${w + 6}v6zM12 20v-12h18v12z`,
  (w: number) =>
    pathData`M-3 26v-5h${w + 6}v5zM4 21q0-14 10-17 10 3 10 17zM${w - 24} 21q0-14 10-17 10 3 10 17z`,
  (w: number) => pathData`M-9 26L${w / 2} 2l${w / 2 + 9} 24z`,
];

/**
 * Returns `svg`, which has a house per room type for print, and a list with the `roomsPerWindow` of each house, which is 1 if
 * the house has 24 rooms or fewer. A sold window is solid, an unsold one an outline.
 * - [] gives an empty <svg>, and `rooms` of 0 or less gives a house with one unsold window.
 * - Captions are name and note, and end in an ellipsis if they are too wide. A drawing larger than `captionedSize` has none.
 */
export function printStreet(roomTypes: readonly PrintRoomType[]) {
  const houses = roomTypes.map((roomType, i) => ({ ...roomType, ...printHouse(roomType, i) }));
  const tallest = Math.max(26, ...houses.map(({ h }) => h));
  let x = 16;
  let shapes = '';
  let captions = '';
  houses.forEach(({ name, note, outline, solid, w, h }) => {
    const house = strokedPath(palette.ink, 1.3, outline) + filledPath(palette.ink, solid);
    shapes += placeGroup(x, tallest - h, 1, house);
    const caption = (text: string, y: number, size: number, colour: string, weight: number) => {
      const fitted = fitText(text, w + gap - 6, size);
      return svgText(fitted, { x: x + w / 2, y: tallest + y, size, colour, weight, anchor: 'middle' });
    };
    captions += caption(name, 17, 11, palette.ink, 600);
    captions += caption(note, 31, 10.5, palette.inkMuted, 400);
    x += w + gap;
  });
  const width = Math.max(60, x - gap + 20);
  const height = tallest + 36;
  const hasCaptions = width <= captionedSize.width && height <= captionedSize.height;
  return {
    svg: svgElement([0, 0, width, height], hasCaptions ? shapes + captions : shapes),
    roomsPerWindow: houses.map(({ roomsPerWindow }) => roomsPerWindow),
  };
}

function columnsFor(windowCount: number): number {
  if (windowCount > 6) return 5;
  return windowCount > 3 ? 2 : 3;
}

function printHouse({ rooms, occupancy }: PrintRoomType, index: number) {
  const count = clamp(rooms, 0, 1e9);
  const windowCount = clamp(Math.round(count), 1, 24);
  const columns = columnsFor(windowCount);
  const sold = count > 0 ? occupancy : 0;
  const plan = planWindows({ rooms: count, columns, occupancy: sold, seed: 7 + windowCount });
  const w = columns * 22 + 14;
  const wall = plan.floors * 28 + 12;
  let outline = (roofs[index % roofs.length]?.(w) ?? '') + pathData`M0 26h${w}v${wall}H0z`;
  let solid = '';
  plan.litFractions.forEach((litFraction, i) => {
    const x = 11 + (i % columns) * 22;
    const y = 34 + Math.floor(i / columns) * 28;
    const pane = pathData`M${x} ${y + 20}V${y + 7}a7 7 0 0 1 14 0v13z`;
    outline += pane;
    // A partly sold window is filled below its arch only.
    if (litFraction > 0)
      solid +=
        litFraction === 1 ? pane : pathData`M${x} ${y + 20}v${-13 * litFraction}h14v${13 * litFraction}z`;
  });
  return { outline, solid, w, h: 26 + wall, roomsPerWindow: plan.roomsPerWindow };
}
