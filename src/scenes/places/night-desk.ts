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

/** In the order of their places from the left. */
const objects = [ledger, bell, telephone, glass, lamp];

/** What differs between the two frames: lengths, places from the top left of the frame, path data, and scales. */
const WIDE = {
  view: { x: 592, y: 46, w: 784, h: 452, unit: 1, houseScale: 1 },
  arch: { width: 248, frameWidth: 15, barWidth: 7 },
  sill: 'M557 498h854v22h-854z',
  lowerSill: 'M577 520h814l-16 14h-782z',
  floor: 'M0 618h1440V720H0z',
  skirting: 'M0 606h1440v14H0z',
  tiles: 'M110 720L330 620M-140 720L150 620M330 720L480 620M0 656h1440',
  deskTop: 'M522 572H1440v16H522z',
  deskFront: 'M538 588H1440V720H538z',
  drawers: 'M592 618h270v720h-270zM902 618h270v720h-270zM1212 618h300v720h-300z',
  objects: { places: [642, 890, 1022, 1172, 1312], y: 572, scale: 1.5 },
  fit: 'xMaxYMax slice',
};
/** The desk has no drawers and no lamp, and the floor no tiles. */
const NARROW: typeof WIDE = {
  view: { x: 22, y: 18, w: 346, h: 250, unit: 0.46, houseScale: 0.5 },
  arch: { width: 110, frameWidth: 7, barWidth: 3.5 },
  sill: 'M5.8 268h378.4v12h-378.4z',
  lowerSill: 'M15 280h360l-16 7h-328z',
  floor: 'M0 334h390V352H0z',
  skirting: 'M0 328h390v8H0z',
  tiles: '',
  deskTop: 'M0 310H390v10H0z',
  deskFront: 'M0 320H390V352H0z',
  drawers: '',
  objects: { places: [22, 166, 236, 314], y: 310, scale: 1 },
  fit: 'xMidYMax slice',
};

/** Returns an <svg> of a desk above a valley, for 1440 by 720 or 390 by 352 only. It fills any element, cut at its edges. */
export function nightDesk({ id, w, h }: Frame): string {
  const measures = isWideFrame(w) ? WIDE : NARROW;
  const { view, arch } = measures;
  const { x, y } = view;
  const [left, middle, right] = [x, x + (view.w - arch.width) / 2, x + view.w - arch.width];
  const arches = [left, middle, right].map((edge) => archPath(edge, y, arch.width, view.h)).join('');
  const bars = [left, right].map(
    (edge) =>
      pathData`M${edge + arch.width / 2} ${y}v${view.h}M${edge} ${y + arch.width / 2 + 8}h${arch.width}M${edge} ${y + view.h * 0.66}h${arch.width}`,
  );
  const { places, y: deskY, scale } = measures.objects;
  const shapes =
    `<clipPath id="${id}arches"><path d="${arches}"/></clipPath>` +
    filledPath(palette.sunk, pathData`M0 0h${w}v${h}H0z`) +
    filledPath(palette.oxide, measures.floor) +
    filledPath(palette.oxideDark, measures.skirting) +
    strokedPath(palette.oxideDark, 2.5, measures.tiles) +
    strokedPath(palette.night, arch.frameWidth * 2, arches) +
    `<g clip-path="url(#${id}arches)">${valley(id, view)}</g>` +
    strokedPath(palette.night, arch.barWidth, bars.join('')) +
    filledPath(palette.night, measures.sill) +
    filledPath(palette.nightLight, measures.lowerSill) +
    filledPath(palette.deepNight, measures.deskTop) +
    filledPath(palette.nightLight, measures.deskFront) +
    strokedPath(palette.night, 4, measures.drawers) +
    places.map((place, i) => placeGroup(place, deskY, scale, objects[i] ?? '')).join('');
  return pictureWithWindows(id, [0, 0, w, h], shapes, measures.fit);
}

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

/** Draws a valley with hotels at dusk, most windows dark, at the place of `view`. The caller clips it. */
function valley(id: string, view: typeof WIDE.view): string {
  const { x, y, w, h, unit, houseScale } = view;
  const place = ({ left, ground, scale, ...house }: PlacedHouse) =>
    placeHouse(drawHouse({ id, ...house }), x + w * left, y + h * ground, scale * houseScale);
  const oaks = [0.03, 0.09, 0.16, 0.42, 0.47, 0.8, 0.83, 0.97].map((fraction, i) =>
    oakPath(w * fraction, h * 0.95 + (i % 3) * 4, (1.2 + (i % 3) * 0.35) * unit * 1.1),
  );
  const far =
    filledPath('#C3D6CD', pathData`M0 0h${w}v${h}H0z`) +
    filledPath(palette.sky, pathData`M0 0h${w}v${h * 0.34}H0z`) +
    disc(palette.sun, w * 0.2, h * 0.3, 46 * unit) +
    hill(view, { y: h * 0.42, swell: 36 * unit, seed: 5, colour: palette.mist[1] }) +
    mistBand(w * 0.46, h * 0.4, w * 0.42, 11 * unit, { colour: palette.surface, opacity: 0.8 }) +
    hill(view, { y: h * 0.55, swell: 34 * unit, seed: 9, colour: palette.mist[2] });
  const middle =
    hill(view, { y: h * 0.68, swell: 26 * unit, seed: 14, colour: palette.mist[3] }) +
    mistBand(w * 0.02, h * 0.7, w * 0.3, 9 * unit, { opacity: 0.6 });
  const near =
    hill(view, { y: h * 0.87, swell: 14 * unit, seed: 24, colour: palette.mist[5] }) +
    filledPath(palette.mist[6], oaks.join('')) +
    hill(view, { y: h * 0.96, swell: 6 * unit, seed: 3, colour: palette.mist[6] });
  return (
    placeGroup(x, y, 1, far) +
    farHouses.map(place).join('') +
    placeGroup(x, y, 1, middle) +
    nearHouses.map(place).join('') +
    placeGroup(x, y, 1, near)
  );
}
