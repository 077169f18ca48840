import * as palette from '../../theme/palette';
import type { Silhouette } from '../kit/silhouettes';
import { svgNumber } from '../kit/svg';
import { barsPath, paneScale, partLightPath, windowBars, windowKind } from '../kit/windows';

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
  let lights = '';
  let bars = '';
  for (const { x, y, litFraction = 1, rank = 0, silhouette } of windows) {
    if (litFraction === 0) continue;
    const [paneX, paneY] = [x / scale.x, y / scale.y];
    const turn = isAnimated ? ` class="on" style="--i:${rank}"` : '';
    if (litFraction === 1) {
      lights += `<use href="#${id}${windowKind(silhouette, isCusped)}" x="${svgNumber(paneX)}" y="${svgNumber(paneY)}"${turn}/>`;
    } else {
      lights += `<path${turn} d="${partLightPath(paneX, paneY, litFraction)}"/>`;
      if (!isCusped) bars += barsPath(paneX, paneY);
    }
  }
  return lights && `<g fill="${colour}" transform="${scale.transform}">${lights}${windowBars(bars)}</g>`;
}
