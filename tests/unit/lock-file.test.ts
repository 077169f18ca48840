import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootDir } from '../../src/node/paths';

interface LockedPackage {
  link?: boolean;
  integrity?: string;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(rootDir, 'package-lock.json'), 'utf8'),
);

/** The packages that npm installs from the registry. */
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && link !== true);

test('every package, even for other systems, has the hash of its locked version', () => {
  const unchecked = installed.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
  expect(installed.length).toBeGreaterThan(500);
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
