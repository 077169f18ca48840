import { Resvg } from '@resvg/resvg-js';
import { favicon, iconAny, iconMaskable, iconMonochrome } from '../../scenes/brand';

interface RasterIcon {
  /** Width and height in pixels. */
  size: number;
  draw: () => string;
  /** The purpose in the web manifest, which lists only icons that have one. */
  purpose?: 'any' | 'maskable' | 'monochrome';
}

/** The PNG icons, by file name. The manifest and the checks read this table. */
export const rasterIcons: Readonly<Record<string, RasterIcon>> = {
  'icon-192.png': { size: 192, draw: iconAny, purpose: 'any' },
  'icon-512.png': { size: 512, draw: iconAny, purpose: 'any' },
  'icon-maskable-512.png': { size: 512, draw: iconMaskable, purpose: 'maskable' },
  'icon-monochrome-512.png': { size: 512, draw: iconMonochrome, purpose: 'monochrome' },
  // iOS cuts the corners and paints black behind transparency, so this icon is filled to its edge.
  'apple-touch-icon.png': { size: 180, draw: iconMaskable },
};

/**
 * Draws favicon.svg and `rasterIcons` (PNG), and returns their contents by path, such as '/favicon.svg'. Writes no file. The
 * paths have no hash, because phones remember them.
 */
export function drawIcons(): Record<string, string | Buffer> {
  const files: Record<string, string | Buffer> = { '/favicon.svg': favicon() };
  for (const [name, { size, draw }] of Object.entries(rasterIcons))
    files[`/${name}`] = new Resvg(draw(), { fitTo: { mode: 'width', value: size } }).render().asPng();
  return files;
}
