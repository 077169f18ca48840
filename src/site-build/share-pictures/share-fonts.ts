/// <reference path="./subset-font.d.ts" />
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { rootDir } from '../../node/paths';

const fontDir = join(rootDir, 'src/theme/fonts');

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
export const TEXT_FAMILY = 'Anek Latin Medium';

/**
 * Writes the fonts of the share pictures as TrueType into the folder `dir`, one file per weight. The fonts have only
 * `CHARACTERS`. Resolves to their paths. Rejects if a font cannot be read or written.
 */
export async function writeShareFonts(dir: string): Promise<string[]> {
  return Promise.all(
    FONT_WEIGHTS.map(async ({ file, axes }) => {
      const font = await subsetFont(await readFile(join(fontDir, file)), CHARACTERS, {
        targetFormat: 'truetype',
        variationAxes: axes,
        // The family name, by which the renderer finds the font.
        preserveNameIds: [1],
      });
      const path = join(dir, `${file.replace('.woff2', '')}-${Object.values(axes).join('') || 'one'}.ttf`);
      await writeFile(path, font);
      return path;
    }),
  );
}
