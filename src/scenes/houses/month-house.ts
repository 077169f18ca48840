import { clamp } from '../../helpers/clamp';
import * as palette from '../../theme/palette';
import { filledPath, pathData, strokedPath, svgElement } from '../kit/svg';

interface MonthHouseOptions {
  /** Percent of the ten windows that are lit, limited to 0 to 100. */
  occupancy: number;
  isClosed?: boolean;
  /** For print: only the sold part is filled. */
  isForPrint?: boolean;
}

const columns = [15, 39];
const floors = [148, 121, 94, 67, 40];

/**
 * Returns an <svg> of a month's house, 72 by 174 (74 by 174 if `isForPrint`). `occupancy` percent of its ten windows are lit
 * from the ground up. The last lit one may be lit in part. A closed house is dark and boarded.
 */
export function monthHouse({ occupancy, isClosed = false, isForPrint = false }: MonthHouseOptions): string {
  const sold = isClosed ? 0 : clamp(occupancy, 0, 100) / 10;
  let [dark, light, bars, boards] = ['', '', '', ''];
  floors.forEach((y, floor) => {
    columns.forEach((x, column) => {
      const litFraction = clamp(sold - floor * 2 - column, 0, 1);
      dark += pathData`M${x} ${y}h18v20h-18z`;
      if (litFraction > 0) light += pathData`M${x} ${y + 20 * (1 - litFraction)}h18V${y + 20}h-18z`;
      if (isClosed) boards += pathData`M${x - 2} ${y + 4}l22 3m-22 6l22 3`;
      else bars += pathData`M${x + 9} ${y}v20m-9-12h18`;
    });
  });
  if (isForPrint) {
    const outline = `M6 30h60v146H6zM0 32L12 8h48l12 24z${dark}`;
    const shapes =
      strokedPath(palette.ink, 1.4, outline) +
      filledPath(palette.ink, light) +
      strokedPath(palette.ink, 2, boards);
    return svgElement([-1, 4, 74, 174], shapes);
  }
  const shapes =
    filledPath(palette.wall, 'M6 30h60v146H6z') +
    filledPath(palette.oxide, 'M0 32L12 8h48l12 24z') +
    filledPath(palette.oxideDark, 'M9 5h54v5H9z') +
    filledPath(palette.pane, dark) +
    filledPath(palette.lit, light) +
    strokedPath(palette.wall, 1.4, bars) +
    strokedPath(palette.mist[1], 4, boards) +
    filledPath(palette.trim, 'M2 172h68v6H2z');
  return svgElement([0, 4, 72, 174], shapes);
}
