// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/node/list-files';
import { distDir } from '../../src/node/paths';
import { precachedFiles } from '../../src/programs/built-site/built-lists';
import { MAX_SHARE_PICTURE_BYTES } from '../../src/site-build/share-pictures/share-pictures';
import { foundPaths, metaOf, origin, pageOf } from './built-site';
import { countValues, decodePng } from './decode-png';

const pictures = listFiles(distDir).filter((file) => file.startsWith('/share/'));

test.each(pictures)('%s is 1200 by 630 pixels and below the size limit', (file) => {
  const content = readFileSync(join(distDir, file));
  expect(content.length).toBeLessThan(MAX_SHARE_PICTURE_BYTES);
  const { width, height, pixels } = decodePng(content);
  expect([width, height]).toEqual([1200, 630]);
  expect(countValues(pixels)).toBeGreaterThan(8);
});

test('every page in search has its own share picture, and no other picture is built', () => {
  const named = foundPaths.map((path) => metaOf(pageOf(path), 'og:image')?.replace(origin, ''));
  expect([...named].sort()).toEqual(pictures);
});

test('no two pictures are the same', () => {
  const contents = pictures.map((file) => readFileSync(join(distDir, file)).toString('base64'));
  expect(new Set(contents).size).toBe(pictures.length);
});

test('the worker stores no share picture', () => {
  expect(precachedFiles(distDir).filter((file) => file.includes('share/'))).toEqual([]);
});
