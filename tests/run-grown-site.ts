import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildGrownSite, growSite } from '../src/programs/bench/growth';

// `npm run test:grown` runs the journeys that need more than twelve articles, in a copy of the site with 40.
const repositoryCopy = mkdtempSync(join(tmpdir(), 'kitaki-grown-'));
try {
  growSite(repositoryCopy, 40);
  await buildGrownSite(repositoryCopy);
  const { status } = spawnSync('npm', ['run', 'test:e2e', '--', 'older-articles'], {
    cwd: repositoryCopy,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(repositoryCopy, { recursive: true });
}
