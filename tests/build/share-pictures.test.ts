// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/server/site-files';
import { precachedFiles } from '../../src/site-build/checks/weights';
import { distDir } from '../../src/site-build/paths';
import { sharePictureLimit } from '../../src/site-build/share-pictures/share-pictures';
import { foundPaths, metaOf, origin, pageOf } from './built-site';
import { decodePng } from './decode-png';

const pictures = listFiles(distDir).filter((file) => file.startsWith('/share/'));

test.each(pictures)('%s decodes at 1200 by 630, and a phone fetches it quickly', (file) => {
  const content = readFileSync(join(distDir, file));
  expect(content.length).toBeLessThan(sharePictureLimit);
  const { width, height, pixels } = decodePng(content);
  expect([width, height]).toEqual([1200, 630]);
  expect(new Set(pixels).size).toBeGreaterThan(8);
});

test('every page that may be found has a picture of its own, and none is left over', () => {
  const named = foundPaths.map((path) => metaOf(pageOf(path), 'og:image')?.replace(origin, ''));
  expect([...named].sort()).toEqual(pictures);
});

test('no two pictures are the same', () => {
  const contents = pictures.map((file) => readFileSync(join(distDir, file)).toString('base64'));
  expect(new Set(contents).size).toBe(pictures.length);
});

test('the pictures are for other people’s phones: the worker stores none', () => {
  expect(precachedFiles(distDir).filter((file) => file.includes('share/'))).toEqual([]);
});
