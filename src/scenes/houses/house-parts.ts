import * as palette from '../../theme/palette';
import { filledPath, pathData, strokedPath, svgNumber } from '../kit/svg';
import { cuspedPanePath, paneScale } from '../kit/windows';
import type { PlannedHouse } from './house-plan';

const roofs = { hill: tiledRoof, town: flatRoof, haveli: domes, lodge: thatch };

/** Returns the shapes of a house, without an <svg>. Its windows are dark. It draws the unescaped shapes `lights` over them. */
export function drawPlannedHouse(house: PlannedHouse, lights = ''): string {
  return roofs[house.style](house) + wall(house) + darkWindows(house) + door(house) + lights + step(house);
}

function tiledRoof({ width: w, top, colours: { roof } }: PlannedHouse): string {
  const ribs = [0.28, 0.39, 0.5, 0.61, 0.72].map(
    (fraction) => pathData`M${w * fraction} 8L${w * 0.5 + (fraction - 0.5) * w * 1.5} ${top + 4}`,
  );
  const courses = [21, 35].map((y) => {
    const x = w * 0.16 - ((9 + w * 0.16) * (y - 8)) / 43;
    return pathData`M${x + 1} ${y}H${w - x - 1}`;
  });
  const ridgeAndChimney = pathData`M${w * 0.16 - 3} 5h${w * 0.68 + 6}v4h${-w * 0.68 - 6}zM${w * 0.7} 0h9v12h-9z`;
  return (
    filledPath(roof, pathData`M-9 ${top + 5}L${w * 0.16} 8h${w * 0.68}L${w + 9} ${top + 5}z`) +
    strokedPath(palette.oxideDark, 1.4, ribs.join('') + courses.join('')) +
    filledPath(palette.oxideDark, ridgeAndChimney)
  );
}

/** Has a water tank and an aerial. */
function flatRoof({ width: w, top, colours: { roof, trim } }: PlannedHouse): string {
  const x = w * 0.12;
  return (
    filledPath(palette.pane, pathData`M${x} 8h30v16h-30zm3 16h3v6h-3zm22 0h3v6h-3z`) +
    strokedPath(trim, 1, pathData`M${x} 12h30m-30 5h30`) +
    strokedPath(roof, 2, pathData`M${w * 0.84} 0v30M${w * 0.78} 6h${w * 0.12}M${w * 0.8} 11h${w * 0.08}`) +
    filledPath(roof, pathData`M-5 ${top - 5}h${w + 10}v8h${-w - 10}z`)
  );
}

function domes({ width: w, top, colours: { roof, trim } }: PlannedHouse): string {
  const positions: [number, number][] = [
    [15, 0.8],
    [w - 15, 0.8],
  ];
  if (w > 110) positions.push([w / 2, 1]);
  const drums = positions.map(
    ([x, scale]) => pathData`M${x - 13 * scale} ${top}v${-9 * scale}h${26 * scale}v${9 * scale}z`,
  );
  const heads = positions.map(
    ([x, scale]) =>
      pathData`M${x - 12 * scale} ${top - 9 * scale}q0 ${-15 * scale} ${12 * scale} ${-18 * scale} ${12 * scale} ${3 * scale} ${12 * scale} ${18 * scale}zM${x - 0.8} ${top - 33 * scale}h1.6v${8 * scale}h-1.6z`,
  );
  return (
    filledPath(roof, drums.join('')) +
    filledPath(trim, heads.join('') + pathData`M-4 ${top}h${w + 8}v6h${-w - 8}z`)
  );
}

function thatch({ width: w, top, colours: { roof, trim } }: PlannedHouse): string {
  const ridge = pathData`M-16 ${top + 6}L${w / 2} 2 ${w + 16} ${top + 6}`;
  const ribs = pathData`M${w * 0.25} ${top * 0.6}v${top * 0.4}M${w / 2} 10v${top - 6}M${w * 0.75} ${top * 0.6}v${top * 0.4}`;
  return filledPath(roof, `${ridge}z`) + strokedPath(trim, 1.6, ridge + ribs);
}

/** Has the frames, ledges or stilts of its style. */
function wall(house: PlannedHouse): string {
  const { style, colours, width: w, wallHeight: h, top, paneWidth, paneHeight, windows, windowRows } = house;
  const plainWall = filledPath(colours.wall, pathData`M0 ${top + (style === 'haveli' ? 6 : 3)}h${w}v${h}H0z`);
  if (style === 'lodge') return plainWall + stilts(house);
  const floorTops = [...new Set(windowRows.map((row) => row.y))];
  if (style === 'haveli') {
    const ledges = floorTops.slice(1).map((y) => pathData`M0 ${y - 5}h${w}v2.2H0z`);
    return plainWall + filledPath(colours.trim, ledges.join(''));
  }
  if (style === 'town') {
    const coolers = windows.map(({ x, y, hasAirCooler }) =>
      hasAirCooler ? pathData`M${x} ${y + paneHeight + 8}h9v5h-9z` : '',
    );
    const ledges = floorTops.map((y) => pathData`M-3 ${y + paneHeight + 4.5}h${w + 6}v3.4h${-w - 6}z`);
    return (
      plainWall +
      filledPath(colours.trim, ledges.join('')) +
      windowRects(house, colours.trim, [-2, -3, paneWidth + 4, 2.4]) +
      filledPath(colours.roof, coolers.join(''))
    );
  }
  const groundFloorY = floorTops.at(-1);
  const upper = { ...house, windowRows: windowRows.filter((row) => row.y !== groundFloorY) };
  const sills = windowRects(upper, colours.trim, [-5, paneHeight + 0.5, paneWidth + 10, 2.2]);
  return plainWall + windowRects(house, colours.trim, [-4.2, 0, paneWidth + 8.4, paneHeight]) + sills;
}

function darkWindows(house: PlannedHouse): string {
  const { colours, paneWidth, paneHeight, isCusped } = house;
  const panes = isCusped
    ? cuspedPanes(house)
    : windowRects(house, palette.pane, [0, 0, paneWidth, paneHeight]);
  const bar = Math.max(0.8, paneWidth * 0.05);
  return (
    panes +
    windowRects(house, colours.wall, [(paneWidth - bar) / 2, 0, bar, paneHeight]) +
    windowRects(house, colours.wall, [0, paneHeight * 0.42 - bar / 2, paneWidth, bar])
  );
}

/** Each window is drawn on a pane and scaled. Its frame is a stroke below the fill. */
function cuspedPanes({ windows, paneWidth, paneHeight, colours }: PlannedHouse): string {
  const scale = paneScale(paneWidth, paneHeight);
  const heads = windows.map(({ x, y }) => cuspedPanePath(x / scale.x, y / scale.y)).join('');
  return `<path transform="${scale.transform}" fill="${palette.pane}" stroke="${colours.trim}" stroke-width="3.5" paint-order="stroke" d="${heads}"/>`;
}

function door({ door: place, top, wallHeight, colours }: PlannedHouse): string {
  if (!place) return '';
  const { x, y, width: w } = place;
  const foot = top + wallHeight + 3;
  return (
    filledPath(palette.pane, pathData`M${x} ${foot}V${y + 6}h${w}V${foot}z`) +
    filledPath(colours.trim, pathData`M${x + w / 2 - 8} ${foot}v-22h16v22z`) +
    filledPath(colours.roof, pathData`M${x - 4} ${y + 1}h${w + 8}v6h${-w - 8}z`)
  );
}

function stilts({ width: w, wallHeight: h, top, stiltHeight, columns, colours }: PlannedHouse): string {
  const { trim } = colours;
  const foot = top + h;
  const step = (w - 14) / columns;
  const legs = Array.from(
    { length: columns + 1 },
    (_, i) => pathData`M${7 + i * step} ${foot}v${stiltHeight + 4}`,
  );
  const braces = pathData`M7 ${foot + 2}L${7 + step} ${foot + stiltHeight}M${w - 7} ${foot + 2}L${w - 7 - step} ${foot + stiltHeight}`;
  return (
    strokedPath(trim, 3, legs.join('') + braces) +
    filledPath(trim, pathData`M-8 ${foot - 2}h${w + 16}v5h${-w - 16}z`)
  );
}

/** A house on stilts has none. */
function step({ width: w, wallHeight: h, top, stiltHeight, colours }: PlannedHouse): string {
  return stiltHeight ? '' : filledPath(colours.trim, pathData`M-6 ${top + h}h${w + 12}v4h${-w - 12}z`);
}

type Rectangle = [dx: number, dy: number, width: number, height: number];

/**
 * Returns one <path> with a rectangle for each window, or '' without windows. A rectangle begins (dx, dy) from the top left
 * corner of its window. `width` must be below `cellWidth`, because the path is a dashed line for each floor.
 */
function windowRects(house: PlannedHouse, colour: string, [dx, dy, width, height]: Rectangle): string {
  const { windowRows, cellWidth } = house;
  const lines = windowRows.map(
    ({ x, y, count }) => pathData`M${x + dx} ${y + dy + height / 2}h${(count - 1) * cellWidth + width}`,
  );
  // Each floor is one thick line, and the dashes are its rectangles.
  const dashes = `${svgNumber(width)} ${svgNumber(cellWidth - Number(svgNumber(width)))}`;
  return strokedPath(colour, height, lines.join(''), `stroke-dasharray="${dashes}"`);
}
