import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootDir } from '../../../src/site-build/paths';

test('the lock file holds the hash of every package, also of those for other systems than this', () => {
  const lock: { packages: Record<string, { integrity?: string }> } = JSON.parse(
    readFileSync(join(rootDir, 'package-lock.json'), 'utf8'),
  );
  const { '': _site, ...packages } = lock.packages;
  const withoutHash = Object.keys(packages).filter((name) => packages[name]?.integrity === undefined);
  expect(withoutHash).toEqual([]);
});
