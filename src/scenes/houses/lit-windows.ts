import * as ink from '../../theme/palette';
import type { Cell, Guest } from '../kit/guests';
import { d, num } from '../kit/svg';

/** A window as the light sees it, in the building's own units. */
export interface LitWindow {
  x: number;
  y: number;
  /** 0 dark, 1 lit, between them a blind half drawn. */
  state: number;
  /** The state it is coming from, when the change is to be seen. */
  before?: number;
  /** Its turn in the lighting order. */
  rank: number;
  guest?: Guest | undefined;
}

interface LightOptions {
  id: string;
  /** Size of every pane. */
  width: number;
  height: number;
  cusped?: boolean;
  /** Colour of the light. */
  colour?: string;
  /** Lights come on one after the other when the picture appears (class `on`, with --i for its turn). */
  arrive?: boolean;
}

/**
 * The light in the windows, over their dark panes. A lit window is one <use> of a cell (pane, guest, bars).
 * Windows that have just lit or gone dark carry `now` and `was`, so that only they are animated.
 */
export function lightWindows(
  windows: readonly LitWindow[],
  options: LightOptions,
): { svg: string; cells: Cell[] } {
  const { id, width, height, cusped, colour = ink.lit, arrive = false } = options;
  const [sx, sy] = [width / 22, height / 28];
  const cells: Cell[] = [];
  let lights = '';
  let bars = '';
  for (const { x, y, state, before, rank, guest } of windows) {
    const [cx, cy] = [x / sx, y / sy];
    const kind: Cell = cusped ? `${guest ?? 'bare'}-cusp` : (guest ?? 'bare');
    const use = (more: string) => {
      cells.push(kind);
      return `<use href="#${id}${kind}" x="${num(cx)}" y="${num(cy)}"${more}/>`;
    };
    const changed = before !== undefined && before !== state;
    if (changed && before === 1) lights += use(' class="was"');
    if (state === 0) continue;
    const turn = arrive ? ` class="on" style="--i:${rank}"` : changed && state === 1 ? ' class="now"' : '';
    if (state === 1) {
      lights += use(turn);
    } else {
      lights += `<path${turn} d="${d`M${cx} ${cy + 28 * (1 - state)}h22V${cy + 28}h-22z`}"/>`;
      if (!cusped) bars += d`M${cx + 11} ${cy}v28M${cx} ${cy + 11.8}h22`;
    }
  }
  if (bars) bars = `<path d="${bars}" stroke="${ink.glow}" stroke-width="1.1" opacity=".55"/>`;
  if (!lights) return { svg: '', cells };
  return {
    svg: `<g fill="${colour}" transform="scale(${num(sx, 3)} ${num(sy, 3)})">${lights}${bars}</g>`,
    cells,
  };
}
