import * as palette from '../../theme/palette';
import { type Silhouette, silhouetteNames, silhouettes } from './silhouettes';
import { pathData, svgElement, svgNumber } from './svg';

/** Guests and lit windows are drawn in this size, in units of the drawing. Each house scales them with `paneScale`. */
export const paneSize = { width: 22, height: 28 } as const;

/** Returns the factors `x` and `y` from `paneSize` to this size, and `transform`, which scales by them: 'scale(1.2 1.5)'. */
export function paneScale(width: number, height: number) {
  const [x, y] = [width / paneSize.width, height / paneSize.height];
  return { x, y, transform: `scale(${svgNumber(x, 3)} ${svgNumber(y, 3)})` };
}

/** Returns path data of a cusped haveli window that fills a pane of 22 by 28, whose top left corner is (x, y). */
export const cuspedPanePath = (x: number, y: number): string =>
  pathData`M${x} ${y + paneSize.height}v-17.4q.4-4.5 4.4-4.5 0-3.6 6.6-6.1 6.6 2.5 6.6 6.1 4.4 0 4.4 4.5v17.4z`;

function bars(x: number, y: number): string {
  const data = pathData`M${x + paneSize.width / 2} ${y}v${paneSize.height}M${x} ${y + 11.8}h${paneSize.width}`;
  return `<path d="${data}" stroke="${palette.onLit}" stroke-width="1.1" opacity=".55"/>`;
}

/**
 * Returns the shapes of a lit window on a pane of 22 by 28 at (0, 0).
 * - The light has the fill of the element around it. Guest and bars have fixed colours.
 * - Without `name` there is no guest. A cusped window has no bars, because its arch leaves no room.
 */
export function litWindow(name?: Silhouette, isCusped = false): string {
  const light = isCusped ? cuspedPanePath(0, 0) : `M0 0h${paneSize.width}v${paneSize.height}H0z`;
  const guest = name ? `<g fill="${palette.onLit}" color="${palette.onLit}">${silhouettes[name]}</g>` : '';
  return `<path d="${light}"/>${guest}${isCusped ? '' : bars(0, 0)}`;
}

/**
 * Returns the shapes of a partly lit window without a guest, on a pane of 22 by 28 at (x, y). `litFraction`, 0 to 1, is the lit
 * part of its height from below, with the fill of the element around it. This part gets `attributes`, unescaped text.
 * If `isCusped`, the bars are missing, but the light has no arch.
 */
export function partlyLitWindow(
  x: number,
  y: number,
  litFraction: number,
  isCusped = false,
  attributes = '',
): string {
  const { width, height } = paneSize;
  const light = pathData`M${x} ${y + height * (1 - litFraction)}h${width}V${y + height}h${-width}z`;
  return `<path${attributes && ` ${attributes}`} d="${light}"/>${isCusped ? '' : bars(x, y)}`;
}

/** Returns the name of a lit window in `windowDefs`: `chai`, or `bare` without a guest. A cusped one has `-cusp` after it. */
export function windowKind(name: Silhouette | undefined, isCusped = false): string {
  return `${name ?? 'bare'}${isCusped ? '-cusp' : ''}`;
}

const windowKinds = [undefined, ...silhouetteNames].flatMap((name) => [
  { kind: windowKind(name), shapes: () => litWindow(name) },
  { kind: windowKind(name, true), shapes: () => litWindow(name, true) },
]);

/**
 * Returns <defs> with the lit windows whose `windowKind` is in `used`, or '' if there are none. The id for a <use> is `id`
 * directly followed by the kind. The light has the fill of the <g> around the <use>.
 */
export function windowDefs(id: string, used: readonly string[]): string {
  const defs = windowKinds.filter(({ kind }) => used.includes(kind));
  const groups = defs.map(({ kind, shapes }) => `<g id="${id}${kind}">${shapes()}</g>`);
  return groups.length > 0 ? `<defs>${groups.join('')}</defs>` : '';
}

/** Returns an <svg> as `svgElement` does. It contains the `windowDefs` of the kinds that `content` uses with this `id`. */
export function pictureWithWindows(
  id: string,
  viewBox: readonly number[],
  content: string,
  preserveAspectRatio = '',
): string {
  const used = windowKinds.map(({ kind }) => kind).filter((kind) => content.includes(`"#${id}${kind}"`));
  return svgElement(viewBox, windowDefs(id, used) + content, preserveAspectRatio);
}

/** A window that may be lit, in the units of its building. */
export interface HouseWindow {
  x: number;
  y: number;
  /** 0 is dark, 1 is lit. A value between is the fraction below a half-open blind. Default: 1. */
  litFraction?: number;
  /** Its turn to light, from 0. Only an animated light uses it. Default: 0. */
  rank?: number;
  silhouette?: Silhouette | undefined;
}

interface LightOptions {
  /** Prefix of the ids of the picture. */
  id: string;
  width: number;
  height: number;
  isCusped?: boolean;
  /** The colour of all lights. Default: the yellow of a sold room. */
  colour?: string;
  /** The lights go on one by one when the picture appears: class `on`, with the rank as --i. */
  isAnimated?: boolean | undefined;
}

/**
 * Returns the light of windows as a <g> of one colour, to draw over their dark panes, or '' if all are dark. `width` and
 * `height` are those of a pane. A fully lit window is a <use> that shows only in a `pictureWithWindows` of the same `id`.
 */
export function lightWindows(windows: readonly HouseWindow[], options: LightOptions): string {
  const { id, width, height, isCusped, colour = palette.lit, isAnimated } = options;
  const scale = paneScale(width, height);
  const lights = windows.map(({ x, y, litFraction = 1, rank = 0, silhouette }) => {
    if (litFraction === 0) return '';
    const [paneX, paneY] = [x / scale.x, y / scale.y];
    const attributes = isAnimated ? `class="on" style="--i:${rank}"` : '';
    if (litFraction < 1) return partlyLitWindow(paneX, paneY, litFraction, isCusped, attributes);
    return `<use href="#${id}${windowKind(silhouette, isCusped)}" x="${svgNumber(paneX)}" y="${svgNumber(paneY)}"${attributes && ` ${attributes}`}/>`;
  });
  const shapes = lights.join('');
  return shapes && `<g fill="${colour}" transform="${scale.transform}">${shapes}</g>`;
}
