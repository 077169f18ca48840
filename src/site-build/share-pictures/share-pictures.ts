import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { rootDir } from '../../node/paths';
import { SHARE_PICTURE_SIZE } from '../../seo/share-picture';
import { CHARACTERS, TEXT_FAMILY, writeShareFonts } from './share-fonts';

/** Keeps the pictures by the hash of their SVG, because rendering one takes 0.1 s. */
const cacheDir = join(rootDir, 'node_modules/.cache/kitaki/share');

/** Raise this number when a new renderer, font or setting changes the pixels of the same drawing. */
const EDITION = 1;

/** The most bytes of a share picture. WhatsApp omits a picture that it cannot fetch quickly. */
export const MAX_SHARE_PICTURE_BYTES = 250_000;

/**
 * Writes a PNG for each of `drawings`, which has the SVG by the path of the PNG in `distDir`, such as '/share/home.png'.
 * Resolves to the number of new pictures, which the cache lacked. Rejects if a file cannot be written, or if a new picture
 * exceeds `MAX_SHARE_PICTURE_BYTES` or has a character that the fonts lack. Pictures written until then stay.
 */
export async function writeSharePictures(
  drawings: ReadonlyMap<string, string>,
  distDir: string,
): Promise<number> {
  let drawn = 0;
  let fonts: string[] | undefined;
  for (const [path, svg] of drawings) {
    const digest = hash('sha256', `${EDITION} ${svg}`).slice(0, 32);
    const cached = join(cacheDir, `${digest}.png`);
    if (!existsSync(cached)) {
      fonts ??= await writeShareFonts(join(cacheDir, 'fonts'));
      // Renamed when complete, so an aborted build leaves no half picture in the cache.
      await writeFile(`${cached}.${process.pid}`, drawPicture(path, svg, fonts));
      await rename(`${cached}.${process.pid}`, cached);
      drawn += 1;
    }
    await cp(cached, join(distDir, path));
  }
  return drawn;
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
