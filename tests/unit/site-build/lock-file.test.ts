import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootDir } from '../../../src/site-build/paths';

interface LockedPackage {
  link?: boolean;
  integrity?: string;
  optional?: boolean;
  os?: string[];
}

/**
 * Binaries for other systems than the one the lock file was written on. The registry it was written from carries none
 * of these versions, so nobody there could say their hash. On the next upgrade from the public registry they get theirs.
 */
const binariesOfOtherSystems = /^node_modules\/(?:@biomejs\/cli-|@rollup\/rollup-)/;

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(rootDir, 'package-lock.json'), 'utf8'),
);

/** What npm installs from the registry: all but the project itself and links into it. */
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && link !== true);

test('every package is installed only if it is the one that was locked', () => {
  const unchecked = installed.filter(
    ([path, { integrity, optional, os }]) =>
      !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') &&
      !(optional === true && os !== undefined && binariesOfOtherSystems.test(path)),
  );
  expect(installed.length).toBeGreaterThan(500);
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
