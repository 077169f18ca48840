import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../src/node/paths';

const folder = mkdtempSync(join(tmpdir(), 'kitaki-test-'));
const report = join(folder, 'report.json');
const vitestJson = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
const playwrightJson = ['--reporter=list,json'];

// `npm test` runs these scripts of package.json, the cheapest first, and stops at the first failure. Vitest and Playwright
// write their results to `report`, because each counts only its own tests.
const STEPS = [
  ['test:types'],
  ['test:lint'],
  ['test:unused'],
  ['test:unit', ...vitestJson],
  ['test:component', ...vitestJson],
  ['build'],
  ['test:build', ...vitestJson],
  ['test:e2e', ...playwrightJson],
];

const startedAt = Date.now();
let [passed, failed] = [0, 0];
for (const [script = '', ...reporters] of STEPS) {
  console.log(`\n── npm run ${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...reporters], {
    cwd: rootDir,
    env: { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(report, { force: true });
  // A step without results is one test.
  passed += results.numPassedTests ?? results.stats?.expected ?? (status === 0 ? 1 : 0);
  failed += (results.numFailedTests ?? results.stats?.unexpected) || (status === 0 ? 0 : 1);
  if (status !== 0) break;
}
rmSync(folder, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
process.exitCode = failed === 0 ? 0 : 1;
