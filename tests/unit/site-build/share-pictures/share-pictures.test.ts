import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { rootDir } from '../../../../src/node/paths';
import { drawSharePicture } from '../../../../src/pages/home/share-picture';
import { CHARACTERS } from '../../../../src/site-build/share-pictures/share-fonts';
import { writeSharePictures } from '../../../../src/site-build/share-pictures/share-pictures';
import { temporaryFolder } from '../../../support/temporary-folder';

test('a second build takes the same picture from the cache', async () => {
  const folder = temporaryFolder();
  const drawings = new Map([
    ['/share/test.png', drawSharePicture({ title: 'A test of the cache', tagline: 'Twice' })],
  ]);
  await writeSharePictures(drawings, folder);
  const first = readFileSync(join(folder, 'share/test.png'));
  expect(first.subarray(1, 4).toString()).toBe('PNG');
  expect(await writeSharePictures(drawings, folder)).toBe(0);
  expect(readFileSync(join(folder, 'share/test.png'))).toEqual(first);
});

test.each(['漢', 'ā', '€'])(
  '%s, which the fonts lack, stops the build, which names it',
  async (character) => {
    const folder = temporaryFolder();
    const drawings = new Map([
      ['/share/test.png', drawSharePicture({ title: `What ${character} means`, tagline: 'x' })],
    ]);
    await expect(writeSharePictures(drawings, folder)).rejects.toThrow(
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
