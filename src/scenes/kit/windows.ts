import * as palette from '../../theme/palette';
import { type Silhouette, silhouetteNames, silhouettes } from './silhouettes';
import { pathData, svgElement, svgNumber } from './svg';

/** Guests and lit windows are drawn in this size, in units of the drawing. Each house scales them with `paneScale`. */
export const paneSize = { width: 22, height: 28 } as const;

/** Returns the scale from `paneSize` to this size: its factors `x` and `y`, and `transform` for the attribute of an element. */
export function paneScale(width: number, height: number) {
  const [x, y] = [width / paneSize.width, height / paneSize.height];
  return { x, y, transform: `scale(${svgNumber(x, 3)} ${svgNumber(y, 3)})` };
}

/** Returns path data of a cusped haveli window that fills a pane of 22 by 28, whose top left corner is (x, y). */
export const cuspedPanePath = (x: number, y: number): string =>
  pathData`M${x} ${y + paneSize.height}v-17.4q.4-4.5 4.4-4.5 0-3.6 6.6-6.1 6.6 2.5 6.6 6.1 4.4 0 4.4 4.5v17.4z`;

/** Returns path data, for a stroke, of the two bars of a lit pane of 22 by 28, whose top left corner is (x, y). */
export const barsPath = (x: number, y: number): string =>
  pathData`M${x + paneSize.width / 2} ${y}v${paneSize.height}M${x} ${y + 11.8}h${paneSize.width}`;

/** Returns path data of the lit lower part of a pane. `litFraction` is 0 to 1 of its height. Its top left corner is (x, y). */
export const partLightPath = (x: number, y: number, litFraction: number): string =>
  pathData`M${x} ${y + paneSize.height * (1 - litFraction)}h${paneSize.width}V${y + paneSize.height}h${-paneSize.width}z`;

/** A kind of lit window: the name of its silhouette or `bare`, then `-cusp` if its top is cusped like that of a haveli. */
export type WindowKind = Silhouette | 'bare' | `${Silhouette | 'bare'}-cusp`;

/** Returns the kind of a lit window. Without `silhouette` no guest is in it. */
export function windowKind(silhouette: Silhouette | undefined, isCusped = false): WindowKind {
  const name = silhouette ?? 'bare';
  return isCusped ? `${name}-cusp` : name;
}

const windowKinds = (['bare', ...silhouetteNames] as const).flatMap(
  (name) => [name, `${name}-cusp`] as const,
);

/**
 * Returns <defs> with one drawing for each different kind in `kinds`, or '' if there are none. The id for a <use> is `id` and
 * the kind. The light has the fill of the <g> around the <use>. Guest and bars have fixed colours.
 */
export function windowDefs(id: string, kinds: Iterable<WindowKind>): string {
  const drawings = [...new Set(kinds)].sort().map((kind) => windowDef(id, kind));
  return drawings.length > 0 ? `<defs>${drawings.join('')}</defs>` : '';
}

/** Returns an <svg> as `svgElement` does. It contains the `windowDefs` of the kinds that `content` uses with this `id`. */
export function pictureWithWindows(
  id: string,
  viewBox: readonly number[],
  content: string,
  preserveAspectRatio = '',
): string {
  const used = windowKinds.filter((kind) => content.includes(`"#${id}${kind}"`));
  return svgElement(viewBox, windowDefs(id, used) + content, preserveAspectRatio);
}

function windowDef(id: string, kind: WindowKind): string {
  const [first, cusp] = kind.split('-');
  const name = silhouetteNames.find((each) => each === first);
  const silhouette = name
    ? `<g fill="${palette.onLit}" color="${palette.onLit}">${silhouettes[name]}</g>`
    : '';
  const light = cusp ? cuspedPanePath(0, 0) : `M0 0h${paneSize.width}v${paneSize.height}H0z`;
  // The arch of a cusped window leaves no room for bars.
  const bars = cusp ? '' : windowBars(barsPath(0, 0));
  return `<g id="${id}${kind}"><path d="${light}"/>${silhouette}${bars}</g>`;
}

/** Returns the bars of lit windows as a stroked <path>, or '' if `data` is ''. `data` is the joined results of `barsPath`. */
export function windowBars(data: string): string {
  return data && `<path d="${data}" stroke="${palette.onLit}" stroke-width="1.1" opacity=".55"/>`;
}
