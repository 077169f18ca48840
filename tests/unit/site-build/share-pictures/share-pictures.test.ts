import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawSharePicture } from '../../../../src/pages/home/share-picture';
import { writeSharePictures } from '../../../../src/site-build/share-pictures/share-pictures';

function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'share-'));
  return run(folder).finally(() => rmSync(folder, { recursive: true }));
}

test('a second build takes the same picture from the cache', () =>
  withFolder(async (folder) => {
    const drawings = new Map([
      ['/share/test.png', drawSharePicture({ title: 'A test of the cache', tagline: 'Twice' })],
    ]);
    await writeSharePictures(drawings, folder);
    const first = readFileSync(join(folder, 'share/test.png'));
    expect(first.subarray(1, 4).toString()).toBe('PNG');
    expect(await writeSharePictures(drawings, folder)).toBe(0);
    expect(readFileSync(join(folder, 'share/test.png'))).toEqual(first);
  }));

test('a character that the fonts lack stops the build, which names it', () =>
  withFolder(async (folder) => {
    const drawings = new Map([
      ['/share/test.png', drawSharePicture({ title: 'What 漢 means', tagline: 'x' })],
    ]);
    await expect(writeSharePictures(drawings, folder)).rejects.toThrow(
      '/share/test.png: no font of the pictures has "漢"',
    );
  }));
