import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootDir } from '../../src/node/paths';
import { temporaryFolder } from '../support/temporary-folder';

const NAMES = `globalThis self window navigator localStorage sessionStorage history location
  innerHeight innerWidth matchMedia scrollTo addEventListener`;

test('Biome refuses the global objects of the browser outside platform/ and app/', () => {
  const names = NAMES.split(/\s+/);
  const code = names.map((name, i) => `export const a${i} = ${name};\n`).join('');
  const paths = ['src/features/faq/list.ts', 'src/domain/money.ts', 'src/platform/a.ts', 'src/app/a.ts'];
  const folder = temporaryFolder({
    'biome.json': readFileSync(join(rootDir, 'biome.json'), 'utf8'),
    ...Object.fromEntries(paths.map((path) => [path, code])),
  });
  const biome = join(rootDir, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--vcs-enabled=false', '--reporter=github'];
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' });
  const refused = [...stdout.matchAll(/file=\S*?(src\/\S+?),.*?global variable (\w+)/g)];
  expect(refused.map(([, path, name]) => `${path} ${name}`).sort()).toEqual(
    ['src/domain/money.ts', 'src/features/faq/list.ts']
      .flatMap((path) => names.map((name) => `${path} ${name}`))
      .sort(),
  );
});
