import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { distDir, rootDir } from '../src/site-build/paths';
import { findOrInstallBrowser } from '../src/tools/find-browser';

// Journeys on the built site. Arguments go to Playwright: `npm run test:e2e -- offline --headed`.
if (!existsSync(join(distDir, '404.html'))) {
  console.error('There is no built site in dist/. Run `npm run build` first.');
  process.exit(1);
}
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
