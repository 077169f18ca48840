import * as palette from '../../theme/palette';
import { filledPath, pathData, strokedPath } from '../kit/svg';
import type { HouseGrid } from './house-grid';
import type { HouseColours } from './house-style';

/** For each style, the function that returns the shapes of the roof. Its lower edge is at the `top` of the wall. */
export const houseRoofs = { hill: tiledRoof, town: waterTank, haveli: domes, lodge: thatch };

function tiledRoof({ wallWidth: w, top }: HouseGrid, { roof }: HouseColours): string {
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

function waterTank({ wallWidth: w, top }: HouseGrid, { roof, trim }: HouseColours): string {
  const x = w * 0.12;
  return (
    filledPath(palette.pane, pathData`M${x} 8h30v16h-30zm3 16h3v6h-3zm22 0h3v6h-3z`) +
    strokedPath(trim, 1, pathData`M${x} 12h30m-30 5h30`) +
    strokedPath(roof, 2, pathData`M${w * 0.84} 0v30M${w * 0.78} 6h${w * 0.12}M${w * 0.8} 11h${w * 0.08}`) +
    filledPath(roof, pathData`M-5 ${top - 5}h${w + 10}v8h${-w - 10}z`)
  );
}

function domes({ wallWidth: w, top }: HouseGrid, { roof, trim }: HouseColours): string {
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

function thatch({ wallWidth: w, top }: HouseGrid, { roof, trim }: HouseColours): string {
  const ridge = pathData`M-16 ${top + 6}L${w / 2} 2 ${w + 16} ${top + 6}`;
  const ribs = pathData`M${w * 0.25} ${top * 0.6}v${top * 0.4}M${w / 2} 10v${top - 6}M${w * 0.75} ${top * 0.6}v${top * 0.4}`;
  return filledPath(roof, `${ridge}z`) + strokedPath(trim, 1.6, ridge + ribs);
}
