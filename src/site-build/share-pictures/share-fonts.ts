/// <reference path="./subset-font.d.ts" />
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { rootDir } from '../paths';

const fontDir = join(rootDir, 'src/theme/fonts');

/** Every sign of Latin scripts, and the marks our writing uses. */
const signs = `${String.fromCodePoint(...Array.from({ length: 0x230 }, (_, i) => i + 0x20))}–—‘’“”…•€₹`;

/** The renderer reads TrueType without axes, so the one variable file gives a font for each weight that pictures use. */
const cuts = [
  { file: 'rozha-one-400.woff2', axes: {} },
  { file: 'anek-latin-400-700.woff2', axes: { wght: 500 } },
  { file: 'anek-latin-400-700.woff2', axes: { wght: 600 } },
];

/** The family the text face calls itself inside its file, where the pictures say "Anek Latin". */
export const textFamily = 'Anek Latin Medium';

/** Writes the brand's fonts as the renderer wants them; gives their paths. */
export async function writeShareFonts(dir: string): Promise<string[]> {
  await mkdir(dir, { recursive: true });
  return Promise.all(
    cuts.map(async ({ file, axes }) => {
      const font = await subsetFont(await readFile(join(fontDir, file)), signs, {
        targetFormat: 'truetype',
        variationAxes: axes,
        // The renderer finds a font by its family.
        preserveNameIds: [1],
      });
      const path = join(dir, `${file.replace('.woff2', '')}-${Object.values(axes).join('') || 'one'}.ttf`);
      await writeFile(path, font);
      return path;
    }),
  );
}

/** The first sign of a text that the fonts of share pictures lack. */
export function missingSign(text: string): string | undefined {
  return [...text].find((sign) => !signs.includes(sign));
}
