import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { rootDir } from '../src/site-build/paths';
import { installedEngines } from './engines/installed';
import { requireBuild } from './support/require-build';

// The journeys of the built site in Chromium, Firefox and WebKit. Arguments go to Playwright:
// `npm run test:browsers -- --project firefox offline`. A missing engine fails the run, unless only others were requested.
const given = process.argv.slice(2);
requireBuild();
const chosen = installedEngines().filter(
  ({ engine }) => !given.includes('--project') || given.includes(engine),
);
const missing = chosen.filter(({ program }) => program === null);
let isGood = missing.length === 0;
if (missing.length < chosen.length) {
  const { status } = spawnSync(
    process.execPath,
    [
      join(rootDir, 'node_modules/playwright/cli.js'),
      ...['test', '--config', 'tests/engines.config.ts', ...given],
    ],
    {
      cwd: rootDir,
      stdio: 'inherit',
      // Node 20 needs this option for WebSocket; newer versions ignore it.
      env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket` },
    },
  );
  isGood &&= status === 0;
}
for (const { engine, get } of missing) console.error(`\nNot tested: ${engine} is not installed. ${get}`);
process.exit(isGood ? 0 : 1);
