import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/node/list-files';
import { distDir, rootDir } from '../../src/node/paths';

/** A text of each library that minification keeps, and a file of the library that contains it. */
const MARKS = [
  { word: '$$chakra', file: '@chakra-ui/react/dist/esm/styled-system/system.js' },
  { word: '__cva__', file: '@chakra-ui/react/dist/esm/styled-system/cva.js' },
  { word: '_EMO_', file: '@emotion/serialize/dist/emotion-serialize.esm.js' },
  { word: 'data-emotion', file: '@emotion/cache/dist/emotion-cache.esm.js' },
];

test.each(MARKS)('no script contains $word, because styles are compiled in the build', ({ word, file }) => {
  expect(readFileSync(join(rootDir, 'node_modules', file), 'utf8')).toContain(word);
  const scripts = listFiles(distDir).filter((script) => script.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const holding = scripts.filter((script) => readFileSync(join(distDir, script), 'utf8').includes(word));
  expect(holding).toEqual([]);
});
