import * as ink from '../../theme/palette';
import { type Guest, litBars, type WindowKind } from '../kit/guests';
import { halfLight, paneBars, paneScale } from '../kit/pane';
import { num } from '../kit/svg';

/** A window that may be lit, in the units of its building. */
export interface LitWindow {
  x: number;
  y: number;
  /** 0 is dark, 1 is lit, a value between is the share below a half-open blind. */
  state: number;
  /** The state before a change, if the change is animated. */
  previousState?: number | undefined;
  rank: number;
  guest?: Guest | undefined;
}

interface LightOptions {
  /** Prefix of the ids of the picture. */
  id: string;
  width: number;
  height: number;
  cusped?: boolean;
  colour?: string;
  /** The lights go on one by one when the picture appears: class `on`, with the rank as --i. */
  animated?: boolean | undefined;
}

/**
 * Returns shapes of the light in the windows, for a place above their dark panes; '' if all are dark. A lit window is a
 * <use> of a drawing that `pictureWithWindows` adds. The page animates the classes `now` (was dark) and `was` (is dark now).
 */
export function lightWindows(windows: readonly LitWindow[], options: LightOptions): string {
  const { id, width, height, cusped, colour = ink.lit, animated } = options;
  const [sx, sy] = paneScale(width, height);
  let lights = '';
  let bars = '';
  for (const { x, y, state, previousState, rank, guest } of windows) {
    const [cx, cy] = [x / sx, y / sy];
    const kind: WindowKind = cusped ? `${guest ?? 'bare'}-cusp` : (guest ?? 'bare');
    const use = (more: string) => `<use href="#${id}${kind}" x="${num(cx)}" y="${num(cy)}"${more}/>`;
    const changed = previousState !== undefined && previousState !== state;
    if (changed && previousState === 1) lights += use(' class="was"');
    if (state === 0) continue;
    const turn = animated ? ` class="on" style="--i:${rank}"` : changed && state === 1 ? ' class="now"' : '';
    if (state === 1) {
      lights += use(turn);
    } else {
      lights += `<path${turn} d="${halfLight(cx, cy, state)}"/>`;
      if (!cusped) bars += paneBars(cx, cy);
    }
  }
  const scale = `transform="scale(${num(sx, 3)} ${num(sy, 3)})"`;
  return lights && `<g fill="${colour}" ${scale}>${lights}${litBars(bars)}</g>`;
}
