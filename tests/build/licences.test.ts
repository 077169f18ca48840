import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distDir } from '../../src/node/paths';

/** `## react - 19.3.1 (MIT)` */
const headings = ['licences.txt', 'licences-worker.txt', 'licences-fonts.txt'].flatMap((file) =>
  readFileSync(join(distDir, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('## ')),
);

test.each(['react-dom', 'wouter', 'framer-motion', 'workbox-routing', 'idb-keyval', 'Rozha One'])(
  '%s has its licence in dist/',
  (name) => {
    expect(headings.some((line) => line.startsWith(`## ${name} `))).toBe(true);
  },
);

test('dependencies that ship have permissive licences only', () => {
  const others = headings.filter(
    (line) => !/\((?:MIT|ISC|Apache-2\.0|Unlicense|BSD-\d-Clause|OFL-1\.1)\)$/.test(line),
  );
  expect(others).toEqual([]);
});
