import { type Building, defs, facade } from './facade';
import { houseStyles } from './house/house-ink';
import { ink, mist } from './ink';
import { hill, mistBand, oak, place } from './landscape';
import { random } from './random';
import type { SceneOptions, WindowCount } from './scene-options';
import { escapeXml, fill, num, picture, within } from './svg';
import { fitName } from './text-fit';

/** A room type as the street draws it. Any number will do: what cannot be drawn is held back to what can. */
export interface StreetRoom {
  /** Written under the house; cut to fit, and escaped. */
  name: string;
  rooms: number;
  /** Percent, held between 0 and 100 for drawing only. */
  occupancy: number;
  /** The occupancy shown a moment ago, to mark the windows that change. */
  before?: number | undefined;
  /** Its face: give each room type a lasting one, so that it keeps it when its neighbours go. Absent: by its place. */
  seed?: number | undefined;
}

export interface StreetHouse extends WindowCount {
  name: string;
  /** Rooms each window stands for. */
  per: number;
}

export interface StreetOptions extends Omit<SceneOptions, 'label'> {
  /** 1440 by 400 on a wide screen, 390 by 310 on a phone. */
  w?: number;
  h?: number;
  /** Write the names under the houses. */
  names?: boolean;
  /** Houses are not drawn smaller than this; the street grows wider than `w` instead, and its frame scrolls. */
  minScale?: number;
  fit?: string;
  label?: string | ((houses: StreetHouse[]) => string) | undefined;
}

export interface Street {
  svg: string;
  /** At least the `w` asked for: the drawing's real width. */
  w: number;
  h: number;
  houses: StreetHouse[];
}

const gap = 34;
const margin = 36;
/** Sky above the tallest roof, and the ground with the names below. */
const around = 74;

/** The calculator's picture: one house per room type on one ground, each window a room, the sold ones lit. */
export function street(rooms: readonly StreetRoom[], options: StreetOptions): Street {
  const { id, h = 400, names = true, minScale = 0.95, fit = 'xMidYMax slice', label } = options;
  const buildings = rooms.map((room, i) => house(room, i, id));
  const length = buildings.reduce((sum, { w }) => sum + w + gap, -gap);
  const tallest = Math.max(1, ...buildings.map((b) => b.h));
  const widest = Math.max(1, length);
  const asked = options.w ?? 1440;
  const fitting = Math.min((asked - 2 * margin) / widest, (h - around) / tallest, 1.6);
  const scale = Math.max(fitting, Math.min(minScale, (h - around) / tallest));
  const w = Math.max(asked, Math.round(length * scale + 2 * margin));
  let x = (w - length * scale) / 2;
  let art = defs(id, ...buildings) + valley(w, h);
  let captions = '';
  buildings.forEach((building, i) => {
    art += place(building, x, h - 42, scale);
    const width = building.w * scale;
    if (names)
      captions += caption(fitName(rooms[i]?.name ?? '', width + gap * scale - 8, 15), x + width / 2, h - 16);
    x += width + gap * scale;
  });
  if (captions) {
    art += `<g text-anchor="middle" font-family="Anek Latin,sans-serif" font-size="15" font-weight="600" fill="${ink.onNight}">${captions}</g>`;
  }
  const houses = buildings.map(({ windows, lit, per }, i) => ({
    name: rooms[i]?.name ?? '',
    windows,
    lit,
    per,
  }));
  const sentence = typeof label === 'function' ? label(houses) : label;
  return { svg: picture({ box: [0, 0, w, h], fit, label: sentence }, art), w, h, houses };
}

/** A house with no rooms to speak of is drawn as one dark window: nothing there can be sold. */
function house({ rooms, occupancy, before, seed }: StreetRoom, i: number, id: string): Building {
  const count = within(rooms, 0, 1e9, 0);
  const sold = count > 0 ? within(occupancy, 0, 100, 0) : 0;
  const style = houseStyles[i % houseStyles.length] ?? 'hill';
  const face = Math.trunc(within(seed, -1e9, 1e9, 40 + i * 7));
  const options = {
    id,
    style,
    rooms: Math.max(1, count),
    occupancy: sold,
    seed: face,
    cellWidth: 32,
    cellHeight: 42,
  };
  return facade(before === undefined ? options : { ...options, before: count > 0 ? before : 0 });
}

function caption(name: string, x: number, y: number): string {
  return name && `<text x="${num(x)}" y="${num(y)}">${escapeXml(name)}</text>`;
}

function valley(w: number, h: number): string {
  const field = { w, h };
  const next = random(4);
  let oaks = '';
  for (let i = 0; i < w / 60; i++) oaks += oak(next() * w, h - 40, 0.8 + next() * 0.5);
  return (
    hill(field, { y: h * 0.44, swell: 36, seed: 21, colour: mist[1] }) +
    mistBand(-20, h * 0.47, w * 0.36, 8) +
    hill(field, { y: h * 0.56, swell: 30, seed: 8, colour: mist[2] }) +
    mistBand(w * 0.66, h * 0.58, w * 0.4, 8) +
    hill(field, { y: h * 0.7, swell: 20, seed: 34, colour: mist[3] }) +
    fill(mist[4], oaks) +
    fill(ink.night, `M0 ${num(h - 44)}h${num(w)}v44h-${num(w)}z`)
  );
}
