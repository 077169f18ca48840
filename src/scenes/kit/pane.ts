import * as ink from '../../theme/palette';
import { type Guest, guest } from './guests';
import { d, fill, stroke } from './svg';

/** An arched window from its foot: a half circle on straight sides. Path data. */
export function arch(x: number, y: number, w: number, h: number): string {
  return d`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`;
}

interface PaneOptions {
  x?: number;
  y?: number;
  w: number;
  h: number;
  /** 0 dark, 1 lit, between them a blind half drawn: what is lit is the lower part. */
  state: number;
  arched?: boolean;
  guest?: Guest;
  /** Colour of the bars of a dark window. */
  bars?: string;
  lit?: string;
}

/** One window by itself, with nothing shared: for icons and for pictures of a few windows. */
export function pane(options: PaneOptions): string {
  const { x = 0, y = 0, w, h, state, arched = false, guest: who, bars = ink.wall, lit = ink.lit } = options;
  const shape = arched ? arch(x, y, w, h) : d`M${x} ${y}h${w}v${h}h${-w}z`;
  const cross = d`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.42}h${w}`;
  const width = Math.max(0.8, w * 0.05);
  const dark = fill(ink.pane, shape);
  if (state <= 0) return dark + stroke(bars, width, cross);
  // A blind under an arch is drawn up to where the arch begins.
  const blind = Math.max(h * (1 - state), arched ? w / 2 : 0);
  const light = state < 1 ? d`M${x} ${y + blind}h${w}V${y + h}h${-w}z` : shape;
  const scale = Math.min(w / 22, h / 28);
  const inside =
    who && state >= 1 ? guest(who, x + (w - 22 * scale) / 2, y + h - 28 * scale, scale, ink.glow) : '';
  return dark + fill(lit, light) + inside + stroke(ink.glow, width, cross, 'opacity=".55"');
}
