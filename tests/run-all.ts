import { spawn } from 'node:child_process';
import { rootDir } from '../src/site-build/paths';

// `npm test`: runs all steps, the cheapest first, and stops at the first failure. Each step is also a script of package.json.
const STEPS = [
  ['types', 'test:types'],
  ['lint', 'test:lint'],
  ['unused', 'test:unused'],
  ['unit', 'test:unit'],
  ['component', 'test:component'],
  ['build', 'build'],
  ['build checks', 'test:build'],
  ['journeys', 'test:e2e'],
] as const;

interface Count {
  passed: number;
  failed: number;
}

const total: Count = { passed: 0, failed: 0 };
const startedAt = Date.now();

for (const [title, script] of STEPS) {
  console.log(`\n── ${title} (npm run ${script})`);
  const stepStartedAt = Date.now();
  const { status, output } = await run(script);
  const count = countOf(output, status);
  total.passed += count.passed;
  total.failed += count.failed;
  console.log(`── ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds(stepStartedAt)}`);
  if (status !== 0) break;
}

console.log(`\n${total.passed} passed, ${total.failed} failed (${seconds(startedAt)})`);
process.exitCode = total.failed === 0 ? 0 : 1;

function run(script: string): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    // No colours, because the counts are parsed from the output.
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: rootDir,
      env: { ...process.env, NO_COLOR: '1', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        target.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** Returns the test counts of a step. A step without a test runner is one test; a failed step has at least one failure. */
function countOf(output: string, status: number): Count {
  const summary = /^\s*Tests\s+(.*)$/m.exec(output)?.[1] ?? output.split('\n').slice(-20).join('\n');
  const passed = Number(/(\d+) passed/.exec(summary)?.[1] ?? (status === 0 ? 1 : 0));
  const failed = Number(/(\d+) failed/.exec(summary)?.[1] ?? 0);
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
