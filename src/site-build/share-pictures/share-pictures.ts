import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { SHARE_PICTURE_SIZE } from '../../seo/share-picture';
import { CHARACTERS, TEXT_FAMILY, writeShareFonts } from './share-fonts';

/** The most bytes of a share picture. WhatsApp omits a picture that it cannot fetch quickly. */
export const MAX_SHARE_PICTURE_BYTES = 250_000;

/**
 * Draws a PNG for each of `drawings`, which has the SVG by the path of the PNG, such as '/share/home.png'. Resolves to the
 * pictures by path. The fonts are in a temporary folder until then. Rejects if they cannot be made, or if a picture exceeds
 * `MAX_SHARE_PICTURE_BYTES` or has a character that the fonts lack.
 */
export async function drawSharePictures(
  drawings: ReadonlyMap<string, string>,
): Promise<Record<string, Buffer>> {
  const fontDir = await mkdtemp(join(tmpdir(), 'kitaki-fonts-'));
  try {
    const fonts = await writeShareFonts(fontDir);
    return Object.fromEntries([...drawings].map(([path, svg]) => [path, drawPicture(path, svg, fonts)]));
  } finally {
    await rm(fontDir, { recursive: true });
  }
}

function drawPicture(path: string, svg: string, fontFiles: string[]): Buffer {
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text).join(' ');
  const missing = [...words].find((character) => !CHARACTERS.includes(character));
  if (missing !== undefined)
    throw new Error(
      `${path}: no font of the pictures has "${missing}". Write the words of the share picture without it`,
    );
  const picture = new Resvg(svg.replaceAll('"Anek Latin,sans-serif"', `"${TEXT_FAMILY}"`), {
    fitTo: { mode: 'width', value: SHARE_PICTURE_SIZE.width },
    font: { fontFiles, loadSystemFonts: false },
  });
  const png = picture.render().asPng();
  if (png.length > MAX_SHARE_PICTURE_BYTES)
    throw new Error(`${path}: ${png.length} bytes, must stay under ${MAX_SHARE_PICTURE_BYTES}`);
  return png;
}
