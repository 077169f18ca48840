import { deskThings } from './desk-things';
import { cellDefs } from './guests';
import { ink } from './ink';
import { officeValley } from './office-valley';
import { arch } from './pane';
import { type FramedScene, isWide } from './scene-options';
import { d, fill, line, picture } from './svg';

/** Inside our office at dusk: three arches on a valley of small hotels, and the desk with its lamp. 1440 by 720, or 390 by 352. */
export function nightDesk({ id, w = 1440, h = 720, label }: FramedScene): string {
  const wide = isWide(w);
  const [archWidth, gap, archHeight] = wide ? [248, 20, 452] : [110, 8, 250];
  const total = 3 * archWidth + 2 * gap;
  const x = wide ? w - total - 64 : (w - total) / 2;
  const y = wide ? 46 : 18;
  const sill = y + archHeight;
  const desk = sill + (wide ? 74 : 42);
  const lefts = [0, 1, 2].map((i) => x + i * (archWidth + gap));
  const arches = lefts.map((left) => arch(left, y, archWidth, archHeight)).join('');
  const valley = officeValley({ id, x, y, w: total, h: archHeight, wide });
  const frame = wide ? 15 : 7;
  const bars = [lefts[0] ?? x, lefts[2] ?? x].map(
    (left) =>
      d`M${left + archWidth / 2} ${y}v${archHeight}M${left} ${y + archWidth / 2 + 8}h${archWidth}M${left} ${y + archHeight * 0.66}h${archWidth}`,
  );
  const art =
    cellDefs(id, valley.cells) +
    `<clipPath id="${id}arches"><path d="${arches}"/></clipPath>` +
    fill('#DDE8E0', d`M0 0h${w}v${h}H0z`) +
    floor(w, h, desk, wide) +
    line(ink.night, frame * 2, arches) +
    `<g clip-path="url(#${id}arches)">${valley.svg}</g>` +
    line(ink.night, wide ? 7 : 3.5, bars.join('')) +
    sillUnder(x - frame, sill, total + 2 * frame, wide) +
    furniture(wide ? x - 70 : 0, desk, w, h, wide);
  return picture({ box: [0, 0, w, h], fit: wide ? 'xMaxYMax slice' : 'xMidYMax slice', label }, art);
}

function floor(w: number, h: number, desk: number, wide: boolean): string {
  const tiles = wide
    ? d`M110 ${h}L330 ${desk + 48}M-140 ${h}L150 ${desk + 48}M330 ${h}L480 ${desk + 48}M0 ${desk + 84}h${w}`
    : '';
  return (
    fill(ink.oxide, d`M0 ${desk + (wide ? 46 : 24)}h${w}V${h}H0z`) +
    fill(ink.oxideDk, d`M0 ${desk + (wide ? 34 : 18)}h${w}v${wide ? 14 : 8}H0z`) +
    line(ink.oxideDk, 2.5, tiles)
  );
}

function sillUnder(x: number, y: number, w: number, wide: boolean): string {
  const [out, thick, under] = wide ? [20, 22, 14] : [9.2, 12, 7];
  return (
    fill(ink.night, d`M${x - out} ${y}h${w + 2 * out}v${thick}h${-w - 2 * out}z`) +
    fill(ink.night2, d`M${x} ${y + thick}h${w}l-16 ${under}h${32 - w}z`)
  );
}

function furniture(x: number, y: number, w: number, h: number, wide: boolean): string {
  const top = wide ? 16 : 10;
  const left = wide ? x + 16 : 0;
  const drawers = wide
    ? d`M${x + 70} ${y + 46}h270v${h}h-270zM${x + 380} ${y + 46}h270v${h}h-270zM${x + 690} ${y + 46}h300v${h}h-300z`
    : '';
  return (
    fill(ink.deepNight, d`M${x} ${y}H${w}v${top}H${x}z`) +
    fill(ink.night2, d`M${left} ${y + top}H${w}V${h}H${left}z`) +
    line(ink.night, 4, drawers) +
    deskThings({ x, y, wide })
  );
}
