import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { rootDir } from '../src/site-build/paths';
import { findOrInstallBrowser } from '../src/tools/find-browser';
import { requireBuild } from './support/require-build';

// Journeys on the built site. Arguments go to Playwright: `npm run test:e2e -- offline --headed`.
requireBuild();
const browser = findOrInstallBrowser();
const { status } = spawnSync(
  process.execPath,
  [
    join(rootDir, 'node_modules/playwright/cli.js'),
    'test',
    '--config',
    'tests/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: rootDir, stdio: 'inherit', env: { ...process.env, KITAKI_CHROMIUM: browser } },
);
process.exit(status ?? 1);
