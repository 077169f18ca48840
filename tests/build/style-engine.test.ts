import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/server/site-files';
import { distDir, rootDir } from '../../src/site-build/paths';

/** A word of each library that no shortening of names takes away, and a file of the library that has it. */
const marks = [
  { word: '$$chakra', file: '@chakra-ui/react/dist/esm/styled-system/system.js' },
  { word: '__cva__', file: '@chakra-ui/react/dist/esm/styled-system/cva.js' },
  { word: '_EMO_', file: '@emotion/serialize/dist/emotion-serialize.esm.js' },
  { word: 'data-emotion', file: '@emotion/cache/dist/emotion-cache.esm.js' },
];

test.each(marks)(
  'the browser is given nothing with $word in it: looks are worked out in the build',
  ({ word, file }) => {
    expect(readFileSync(join(rootDir, 'node_modules', file), 'utf8')).toContain(word);
    const scripts = listFiles(distDir).filter((script) => script.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    const holding = scripts.filter((script) => readFileSync(join(distDir, script), 'utf8').includes(word));
    expect(holding).toEqual([]);
  },
);
