import { ink, mist } from './ink';
import { at, disc, fill, line } from './svg';

/** Where the desk stands: its left edge and its top. */
interface Desk {
  x: number;
  y: number;
  wide: boolean;
}

/** What lies on the night desk: a ledger, a bell, a telephone, a glass of chai, and on a wide desk the lamp. */
export function deskThings({ x, y, wide }: Desk): string {
  const size = wide ? 1.5 : 1;
  const put = (onWide: number, onNarrow: number, thing: string) =>
    at(x + (wide ? onWide : onNarrow), y, size, thing);
  return (
    put(120, 22, ledger) +
    put(368, 166, bell) +
    put(500, 236, telephone) +
    put(650, 314, glass) +
    (wide ? at(x + 790, y, size, lamp) : '')
  );
}

const ledger =
  fill(ink.surface, 'M0-6q34-14 62 0 28-14 62 0V0H0z') +
  line(ink.steel, 1.4, 'M62-6V0M10-8q20-5 42 1M72-7q20-6 42-1') +
  fill(ink.oxide, 'M92-14l26-26 4 4-24 24z');
const bell =
  fill(mist[3], 'M0-5h52v5H0zM5-7a21 21 0 0 1 42 0z') +
  fill(ink.steel, 'M23-33h6v6h-6z') +
  disc(ink.steel, 26, -35, 4);
const telephone =
  fill(ink.neel, 'M0 0q2-22 18-26h30q16 4 18 26z') +
  disc(ink.neelTint, 33, -12, 8) +
  fill(ink.neelDk, 'M-4-30q-4-14 12-16h50q16 2 12 16l-12 2q-2-8-10-8H18q-8 0-10 8z');
const glass =
  fill(ink.oxideHi, 'M0-26h18l-3 26H3z') +
  fill(ink.canvas, 'M0-26h18l-.7 6H.7z') +
  line(mist[3], 2, 'M6-32q-4-6 0-10M12-32q-4-6 0-10');
const lamp =
  fill(ink.deepNight, 'M8-4h40v4H8zM26-70h4v66h-4z') +
  fill(ink.lit, 'M2-66q4-28 26-28t26 28z') +
  fill(ink.glow, 'M2-66h52v4H2z');
