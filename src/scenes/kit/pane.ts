import { d } from './svg';

/** The pane that guests and lit windows are drawn on. A house scales it to the size of its own windows. */
export const pane = { width: 22, height: 28 } as const;

/** Returns the factors that scale `pane` to a window of this size. */
export function paneScale(width: number, height: number): readonly [x: number, y: number] {
  return [width / pane.width, height / pane.height];
}

/** Path data of a haveli window on a pane, from its lower left corner. */
const cusp = 'v-17.4q.4-4.5 4.4-4.5 0-3.6 6.6-6.1 6.6 2.5 6.6 6.1 4.4 0 4.4 4.5v17.4z';

/** Returns path data of a haveli window, whose top is cusped. (x, y) is the top left corner of its pane. */
export const cuspedPane = (x: number, y: number): string => d`M${x} ${y + pane.height}${cusp}`;

/** Returns path data of the two bars of a lit window, for a stroke. (x, y) is the top left corner of its pane. */
export const paneBars = (x: number, y: number): string =>
  d`M${x + pane.width / 2} ${y}v${pane.height}M${x} ${y + 11.8}h${pane.width}`;

/** Returns path data of the light below a half-open blind. `state`: the lit share of the height, from 0 to 1. */
export const halfLight = (x: number, y: number, state: number): string =>
  d`M${x} ${y + pane.height * (1 - state)}h${pane.width}V${y + pane.height}h${-pane.width}z`;
