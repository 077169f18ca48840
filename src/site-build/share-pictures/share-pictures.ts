import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { sharePictureSize } from '../../seo/share-picture';
import { rootDir } from '../paths';
import { missingSign, textFamily, writeShareFonts } from './share-fonts';

const cacheDir = join(rootDir, 'node_modules/.cache/kitaki/share');

/** Raised when the same drawing must come out as other pixels: another renderer, other fonts, another setting. */
const edition = 1;

/** WhatsApp leaves out a picture it cannot fetch quickly. Bytes. */
export const sharePictureLimit = 250_000;

/**
 * Draws every share picture into dist. What was drawn before is taken from a cache by the content of its drawing, for
 * a picture takes a tenth of a second and a build has dozens. Gives how many were new.
 */
export async function writeSharePictures(
  drawings: ReadonlyMap<string, string>,
  distDir: string,
): Promise<number> {
  let drawn = 0;
  let fonts: string[] | undefined;
  for (const [path, svg] of drawings) {
    const cached = join(
      cacheDir,
      `${createHash('sha256').update(`${edition} ${svg}`).digest('hex').slice(0, 32)}.png`,
    );
    if (!existsSync(cached)) {
      fonts ??= await writeShareFonts(join(cacheDir, 'fonts'));
      // Under another name until it is whole: a build that was stopped must not leave half a picture to the next.
      await writeFile(`${cached}.${process.pid}`, drawPicture(path, svg, fonts));
      await rename(`${cached}.${process.pid}`, cached);
      drawn += 1;
    }
    const target = join(distDir, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(cached, target);
  }
  return drawn;
}

function drawPicture(path: string, svg: string, fontFiles: string[]): Buffer {
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text).join(' ');
  const missing = missingSign(words);
  if (missing !== undefined) {
    throw new Error(
      `${path}: no font of the pictures has "${missing}"; word the page's share picture without it`,
    );
  }
  const picture = new Resvg(svg.replaceAll('"Anek Latin,sans-serif"', `"${textFamily}"`), {
    fitTo: { mode: 'width', value: sharePictureSize.width },
    font: { fontFiles, loadSystemFonts: false },
  });
  const png = picture.render().asPng();
  if (png.length > sharePictureLimit)
    throw new Error(`${path}: ${png.length} bytes, must stay under ${sharePictureLimit}`);
  return png;
}
