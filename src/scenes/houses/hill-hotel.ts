import * as palette from '../../theme/palette';
import { placeHouse } from '../kit/landscape';
import { filledPath, pathData, strokedPath } from '../kit/svg';
import { drawHouse } from './draw-house';
import type { ValleyView } from './hill-valley';
import type { PlannedHouse } from './house-plan';
import { type HouseColours, houseColours } from './house-style';
import { planWindows } from './window-plan';

export interface HotelLights {
  /** Percent of the windows that are lit, limited to 0 to 100. */
  occupancy: number;
  /** Decides which windows light first, and the guests. */
  seed: number;
  isNight: boolean;
  /** Only the central block is lit. */
  hasDarkWings?: boolean;
  /** The lights go on one by one when the picture appears. */
  isAnimated: boolean;
}

type HillHotelOptions = HotelLights & Pick<ValleyView, 'x' | 'groundY' | 'isWide'> & { id: string };

/** A part of the hotel. `dx` and `dy` lead from (x, groundY) to the foot of its left wall, before scaling. */
type Block = Record<'floors' | 'columns' | 'dx' | 'dy', number>;

/** From back to front. The last one is the central block. */
const wideBlocks: Block[] = [
  { floors: 2, columns: 3, dx: -338, dy: 34 },
  { floors: 3, columns: 4, dx: -158, dy: 12 },
  { floors: 2, columns: 3, dx: 440, dy: 40 },
  { floors: 3, columns: 4, dx: 278, dy: 10 },
  { floors: 4, columns: 8, dx: 0, dy: -44 },
];
const narrowBlocks: Block[] = [
  { floors: 2, columns: 2, dx: -88, dy: 12 },
  { floors: 2, columns: 2, dx: 170, dy: 14 },
  { floors: 4, columns: 5, dx: 0, dy: -44 },
];

/** Returns the number of `windows` of `hillHotel`, and how many are fully `lit` at `occupancy` percent, limited to 0 to 100. */
export function countHotelWindows(occupancy: number, isWide: boolean) {
  const blocks = isWide ? wideBlocks : narrowBlocks;
  // The seed decides which windows are lit, not how many.
  const plans = blocks.map((block) => planWindows({ ...block, occupancy, seed: 0 }));
  const fractions = plans.flatMap(({ litFractions }) => litFractions);
  return { windows: fractions.length, lit: fractions.filter((fraction) => fraction === 1).length };
}

/** Up to this percent of lit windows, the veranda is dark. */
const darkVerandaUpTo = 30;

const nightColours: HouseColours = { wall: '#0F302F', roof: '#4A1A12', trim: '#1B4643' };

/**
 * Returns the hotel on the slope as shapes for a `pictureWithWindows` of the same `id`. The central block has one wing on each
 * side, or two if `isWide`. `x` is the left edge of this block, and `groundY` the y of its ground.
 */
export function hillHotel(options: HillHotelOptions): string {
  const { id, x, groundY, occupancy, seed, isWide, isNight, hasDarkWings, isAnimated } = options;
  const scale = isWide ? 1.16 : 1.06;
  const blocks = isWide ? wideBlocks : narrowBlocks;
  const colours = isNight ? nightColours : houseColours.hill;
  const shared = { id, colours, isAnimated };
  const drawn = blocks.map(({ floors, columns, dx, dy }, i) => {
    const isCentral = i === blocks.length - 1;
    const sold = isCentral || !hasDarkWings ? occupancy : 0;
    const block = drawHouse({ ...shared, floors, columns, occupancy: sold, seed: seed + i * 3 });
    const entrance = isCentral ? gable(block, isWide) + veranda(block, isNight, sold > darkVerandaUpTo) : '';
    const house = { svg: block.svg + entrance, groundY: block.groundY };
    return placeHouse(house, x + dx * scale, groundY + dy * scale, scale);
  });
  return drawn.join('');
}

function gable({ width: w, colours: { wall, roof, trim } }: PlannedHouse, isWide: boolean): string {
  const centre = w / 2;
  const y = 51;
  const half = isWide ? 62 : 44;
  const boards = pathData`M${centre - half * 0.5} ${y - 6}h${half}M${centre - half * 0.36} ${y - 15}h${half * 0.72}M${centre - half * 0.22} ${y - 24}h${half * 0.44}`;
  const gableRoof = pathData`M${centre - half - 8} ${y + 3}L${centre} ${y - half * 0.98}l${half + 8} ${half * 0.98 + 3}`;
  return (
    filledPath(wall, pathData`M${centre - half} ${y}L${centre} ${y - half * 0.86}l${half} ${half * 0.86}z`) +
    strokedPath(roof, 9, gableRoof) +
    strokedPath(trim, 3.5, boards) +
    filledPath(roof, pathData`M${centre - 1.5} ${y - half * 0.98 - 16}h3v16h-3z`)
  );
}

function veranda(house: PlannedHouse, isNight: boolean, isLit: boolean): string {
  const { width: w, groundY, columns, colours } = house;
  const { wall, roof, trim } = colours;
  const centre = w / 2;
  const eave = groundY - 6;
  const floor = groundY + 44;
  const bay = (w - 8) / columns;
  const posts = (w + 36) / columns;
  const middle = columns >> 1;
  const bays = Array.from({ length: columns }, (_, i) => {
    if (i === middle || (columns % 2 === 0 && i === middle - 1)) return '';
    return pathData`M${4 + i * bay} ${floor}V${eave + 30}a${bay / 2 - 4} 11 0 0 1 ${bay - 8} 0V${floor}z`;
  });
  const poles = Array.from({ length: columns + 1 }, (_, i) => pathData`M${-18 + i * posts} ${eave + 14}v36`);
  const steps = pathData`M-24 ${floor}h${w + 48}v6h${-w - 48}zM${centre - 30} ${floor + 6}h60l12 10h-84zM${centre - 44} ${floor + 16}h88l12 10h-112z`;
  const glow = isLit
    ? filledPath(palette.lit, pathData`M${centre - 16} ${groundY + 50}h32l34 52h-100z`, 0.3)
    : '';
  return (
    filledPath(isNight ? palette.blackNight : palette.pane, pathData`M-6 ${eave}h${w + 12}v50h${-w - 12}z`) +
    filledPath(isLit ? palette.litVeranda : wall, bays.join(''), isLit ? 0.9 : 1) +
    filledPath(isLit ? palette.litSoft : wall, pathData`M${centre - 15} ${floor}v-30h30v30z`) +
    strokedPath(palette.onLit, 1.5, pathData`M${centre} ${floor}v-30`) +
    filledPath(roof, pathData`M-28 ${eave + 14}L-6 ${eave - 6}h${w + 12}L${w + 28} ${eave + 14}z`) +
    strokedPath(isNight ? '#34120C' : palette.oxideDark, 1.5, pathData`M-18 ${eave + 5}h${w + 36}`) +
    strokedPath(trim, 4, poles.join('')) +
    filledPath(trim, steps) +
    glow
  );
}
