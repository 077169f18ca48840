/// <reference path="./subset-font.d.ts" />
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { rootDir } from '../../node/paths';
import { SHARE_PICTURE_SIZE } from '../../seo/share-picture';

/** The most bytes of a share picture. WhatsApp omits a picture that it cannot fetch quickly. */
export const MAX_SHARE_PICTURE_BYTES = 250_000;

const FONT_DIR = join(rootDir, 'src/theme/fonts');

const codeRange = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** The characters that both font files have. A test compares them. */
export const CHARACTERS = `${codeRange(0x20, 0x7e)}\u00A0£§©«°±·»¼½¾${codeRange(0xc0, 0xff)}ı–—‘’“”•…₹−`;

/** The renderer reads only TrueType without axes, so the build makes a font file for each weight. */
const FONT_WEIGHTS = [
  { file: 'rozha-one-400.woff2', axes: {} },
  { file: 'anek-latin-400-700.woff2', axes: { wght: 500 } },
  { file: 'anek-latin-400-700.woff2', axes: { wght: 600 } },
];

/** The family name inside the file of the text font. The drawings call it "Anek Latin". */
const TEXT_FAMILY = 'Anek Latin Medium';

/**
 * Draws a PNG for each of `drawings`, which has the SVG by the path of the PNG, such as '/share/home.png'. Resolves to the
 * pictures by path. Writes fonts to a temporary folder, which it deletes at the end. Rejects if a font cannot be made, or if a
 * picture exceeds `MAX_SHARE_PICTURE_BYTES` or has a character that the fonts lack.
 */
export async function drawSharePictures(
  drawings: ReadonlyMap<string, string>,
): Promise<Record<string, Buffer>> {
  const dir = await mkdtemp(join(tmpdir(), 'kitaki-fonts-'));
  try {
    const fonts = await writeShareFonts(dir);
    return Object.fromEntries([...drawings].map(([path, svg]) => [path, drawPicture(path, svg, fonts)]));
  } finally {
    await rm(dir, { recursive: true });
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

/** Writes a TrueType file with only `CHARACTERS` for each of `FONT_WEIGHTS` into the folder `dir`. Resolves to their paths. */
async function writeShareFonts(dir: string): Promise<string[]> {
  return Promise.all(
    FONT_WEIGHTS.map(async ({ file, axes }, i) => {
      const font = await subsetFont(await readFile(join(FONT_DIR, file)), CHARACTERS, {
        targetFormat: 'truetype',
        variationAxes: axes,
        // The family name, by which the renderer finds the font.
        preserveNameIds: [1],
      });
      const path = join(dir, `${i}.ttf`);
      await writeFile(path, font);
      return path;
    }),
  );
}
