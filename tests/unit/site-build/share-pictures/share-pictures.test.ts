import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { rootDir } from '../../../../src/node/paths';
import { drawSharePicture } from '../../../../src/pages/home/share-picture';
import { CHARACTERS, drawSharePictures } from '../../../../src/site-build/share-pictures/share-pictures';

test.each(['漢', 'ā', '€'])(
  '%s, which the fonts lack, stops the build, which names it',
  async (character) => {
    const drawings = new Map([
      ['/share/test.png', drawSharePicture({ title: `What ${character} means`, tagline: 'x' })],
    ]);
    await expect(drawSharePictures(drawings)).rejects.toThrow(
      `/share/test.png: no font of the pictures has "${character}"`,
    );
  },
);

test.each(['rozha-one-400.woff2', 'anek-latin-400-700.woff2'])(
  '%s has every character that the pictures may contain',
  async (file) => {
    const font = readFileSync(join(rootDir, 'src/theme/fonts', file));
    const sizeWith = async (text: string) =>
      (await subsetFont(font, text, { targetFormat: 'truetype' })).length;
    // A font is larger with a character than with one that it lacks.
    const sizeWithout = await sizeWith('漢');
    for (const character of CHARACTERS)
      expect(await sizeWith(character), character).toBeGreaterThan(sizeWithout);
  },
  30_000,
);
