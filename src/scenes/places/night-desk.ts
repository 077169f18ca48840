import * as palette from '../../theme/palette';
import { drawHouse } from '../houses/draw-house';
import type { HouseOptions } from '../houses/house-plan';
import { hill, mistBand, oakPath, placeHouse } from '../kit/landscape';
import {
  archPath,
  disc,
  type Frame,
  filledPath,
  isWideFrame,
  pathData,
  placeGroup,
  strokedPath,
} from '../kit/svg';
import { pictureWithWindows } from '../kit/windows';

/** Returns an <svg> of a desk above a valley, for 1440 by 720 or 390 by 352 only. It fills any element, cut at its edges. */
export function nightDesk({ id, w, h }: Frame): string {
  const isWide = isWideFrame(w);
  const [archWidth, gap, archHeight] = isWide ? [248, 20, 452] : [110, 8, 250];
  const total = 3 * archWidth + 2 * gap;
  const x = isWide ? w - total - 64 : (w - total) / 2;
  const y = isWide ? 46 : 18;
  const sill = y + archHeight;
  const desk = sill + (isWide ? 74 : 42);
  const lefts = [0, 1, 2].map((i) => x + i * (archWidth + gap));
  const arches = lefts.map((edge) => archPath(edge, y, archWidth, archHeight)).join('');
  const view = valley({ id, x, y, w: total, h: archHeight, isWide });
  const frameWidth = isWide ? 15 : 7;
  const [left, width] = [x - frameWidth, total + 2 * frameWidth];
  const [out, thick, under] = isWide ? [20, 22, 14] : [9.2, 12, 7];
  const bars = [lefts[0] ?? x, lefts[2] ?? x].map(
    (edge) =>
      pathData`M${edge + archWidth / 2} ${y}v${archHeight}M${edge} ${y + archWidth / 2 + 8}h${archWidth}M${edge} ${y + archHeight * 0.66}h${archWidth}`,
  );
  const sillTop = pathData`M${left - out} ${sill}h${width + 2 * out}v${thick}h${-width - 2 * out}z`;
  const shapes =
    `<clipPath id="${id}arches"><path d="${arches}"/></clipPath>` +
    filledPath(palette.sunk, pathData`M0 0h${w}v${h}H0z`) +
    floor(w, h, desk, isWide) +
    strokedPath(palette.night, frameWidth * 2, arches) +
    `<g clip-path="url(#${id}arches)">${view}</g>` +
    strokedPath(palette.night, isWide ? 7 : 3.5, bars.join('')) +
    filledPath(palette.night, sillTop) +
    filledPath(palette.nightLight, pathData`M${left} ${sill + thick}h${width}l-16 ${under}h${32 - width}z`) +
    furniture(isWide ? x - 70 : 0, desk, w, h, isWide);
  return pictureWithWindows(id, [0, 0, w, h], shapes, isWide ? 'xMaxYMax slice' : 'xMidYMax slice');
}

type ValleyFrame = Frame & { x: number; y: number; isWide: boolean };

/** A house with its place: `left` and `ground` are fractions of the width and the height of the valley. */
type PlacedHouse = HouseOptions & Record<'left' | 'ground' | 'scale', number>;

const farHouses: PlacedHouse[] = [
  { style: 'hill', floors: 2, columns: 4, occupancy: 38, seed: 4, left: 0.04, ground: 0.64, scale: 0.82 },
  { style: 'town', floors: 4, columns: 3, occupancy: 30, seed: 8, left: 0.72, ground: 0.64, scale: 0.66 },
  { style: 'haveli', floors: 2, columns: 4, occupancy: 50, seed: 5, left: 0.42, ground: 0.63, scale: 0.62 },
];
const nearHouses: PlacedHouse[] = [
  { style: 'lodge', floors: 1, columns: 3, occupancy: 67, seed: 6, left: 0.23, ground: 0.83, scale: 0.84 },
  { style: 'hill', floors: 3, columns: 5, occupancy: 40, seed: 13, left: 0.5, ground: 0.86, scale: 0.98 },
  { style: 'town', floors: 2, columns: 4, occupancy: 25, seed: 16, left: 0.845, ground: 0.83, scale: 0.8 },
];

/** Draws a valley with hotels at dusk, most windows dark, from (x, y). The caller clips it to `w` by `h`. */
function valley({ id, x, y, w, h, isWide }: ValleyFrame): string {
  const area = { w, h };
  const unit = isWide ? 1 : 0.46;
  const place = ({ left, ground, scale, ...house }: PlacedHouse) =>
    placeHouse(drawHouse({ id, ...house }), x + w * left, y + h * ground, scale * (isWide ? 1 : 0.5));
  const oaks = [0.03, 0.09, 0.16, 0.42, 0.47, 0.8, 0.83, 0.97].map((fraction, i) =>
    oakPath(w * fraction, h * 0.95 + (i % 3) * 4, (1.2 + (i % 3) * 0.35) * unit * 1.1),
  );
  const far =
    filledPath('#C3D6CD', pathData`M0 0h${w}v${h}H0z`) +
    filledPath(palette.sky, pathData`M0 0h${w}v${h * 0.34}H0z`) +
    disc(palette.sun, w * 0.2, h * 0.3, 46 * unit) +
    hill(area, { y: h * 0.42, swell: 36 * unit, seed: 5, colour: palette.mist[1] }) +
    mistBand(w * 0.46, h * 0.4, w * 0.42, 11 * unit, { colour: palette.surface, opacity: 0.8 }) +
    hill(area, { y: h * 0.55, swell: 34 * unit, seed: 9, colour: palette.mist[2] });
  const middle =
    hill(area, { y: h * 0.68, swell: 26 * unit, seed: 14, colour: palette.mist[3] }) +
    mistBand(w * 0.02, h * 0.7, w * 0.3, 9 * unit, { opacity: 0.6 });
  const near =
    hill(area, { y: h * 0.87, swell: 14 * unit, seed: 24, colour: palette.mist[5] }) +
    filledPath(palette.mist[6], oaks.join('')) +
    hill(area, { y: h * 0.96, swell: 6 * unit, seed: 3, colour: palette.mist[6] });
  return (
    placeGroup(x, y, 1, far) +
    farHouses.map(place).join('') +
    placeGroup(x, y, 1, middle) +
    nearHouses.map(place).join('') +
    placeGroup(x, y, 1, near)
  );
}

function floor(w: number, h: number, desk: number, isWide: boolean): string {
  const tiles = isWide
    ? pathData`M110 ${h}L330 ${desk + 48}M-140 ${h}L150 ${desk + 48}M330 ${h}L480 ${desk + 48}M0 ${desk + 84}h${w}`
    : '';
  return (
    filledPath(palette.oxide, pathData`M0 ${desk + (isWide ? 46 : 24)}h${w}V${h}H0z`) +
    filledPath(palette.oxideDark, pathData`M0 ${desk + (isWide ? 34 : 18)}h${w}v${isWide ? 14 : 8}H0z`) +
    strokedPath(palette.oxideDark, 2.5, tiles)
  );
}

function furniture(x: number, y: number, w: number, h: number, isWide: boolean): string {
  const top = isWide ? 16 : 10;
  const left = isWide ? x + 16 : 0;
  const drawers = isWide
    ? pathData`M${x + 70} ${y + 46}h270v${h}h-270zM${x + 380} ${y + 46}h270v${h}h-270zM${x + 690} ${y + 46}h300v${h}h-300z`
    : '';
  const put = (onWide: number, onNarrow: number, object: string) =>
    placeGroup(x + (isWide ? onWide : onNarrow), y, isWide ? 1.5 : 1, object);
  return (
    filledPath(palette.deepNight, pathData`M${x} ${y}H${w}v${top}H${x}z`) +
    filledPath(palette.nightLight, pathData`M${left} ${y + top}H${w}V${h}H${left}z`) +
    strokedPath(palette.night, 4, drawers) +
    put(120, 22, ledger) +
    put(368, 166, bell) +
    put(500, 236, telephone) +
    put(650, 314, glass) +
    (isWide ? put(790, 0, lamp) : '')
  );
}

const ledger =
  filledPath(palette.surface, 'M0-6q34-14 62 0 28-14 62 0V0H0z') +
  strokedPath(palette.lineStrong, 1.4, 'M62-6V0M10-8q20-5 42 1M72-7q20-6 42-1') +
  filledPath(palette.oxide, 'M92-14l26-26 4 4-24 24z');
const bell =
  filledPath(palette.mist[3], 'M0-5h52v5H0zM5-7a21 21 0 0 1 42 0z') +
  filledPath(palette.lineStrong, 'M23-33h6v6h-6z') +
  disc(palette.lineStrong, 26, -35, 4);
const telephone =
  filledPath(palette.indigo, 'M0 0q2-22 18-26h30q16 4 18 26z') +
  disc(palette.indigoTint, 33, -12, 8) +
  filledPath(palette.indigoDark, 'M-4-30q-4-14 12-16h50q16 2 12 16l-12 2q-2-8-10-8H18q-8 0-10 8z');
const glass =
  filledPath(palette.oxideLight, 'M0-26h18l-3 26H3z') +
  filledPath(palette.canvas, 'M0-26h18l-.7 6H.7z') +
  strokedPath(palette.mist[3], 2, 'M6-32q-4-6 0-10M12-32q-4-6 0-10');
const lamp =
  filledPath(palette.deepNight, 'M8-4h40v4H8zM26-70h4v66h-4z') +
  filledPath(palette.lit, 'M2-66q4-28 26-28t26 28z') +
  filledPath(palette.onLit, 'M2-66h52v4H2z');
