import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withFileLock } from '../../../src/server/file-lock';
import { rootDir } from '../../../src/site-build/paths';

const newLock = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'leads.jsonl.lock');

/** Starts a process and returns its id after it has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await new Promise((resolve) => child.on('exit', resolve));
  return child.pid ?? 0;
}

test('the work of two callers never overlaps, and the lock file is deleted afterwards', async () => {
  const lock = newLock();
  let inside = 0;
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => withFileLock(lock, work)));
  expect(existsSync(lock)).toBe(false);
});

test('work that fails releases the lock', async () => {
  const lock = newLock();
  await expect(withFileLock(lock, () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
  expect(await withFileLock(lock, async () => 'done')).toBe('done');
});

test.each([
  ['of a process that was killed', async () => `${await endedProcess()} ${hostname()} x`],
  ['of an earlier process that had the id of this one', async () => `${process.pid} ${hostname()} x`],
  ['of an earlier process that had the id of a running one', async () => `${process.ppid} ${hostname()} x 1`],
])('a lock %s is taken over at once', async (_case, token) => {
  const lock = newLock();
  writeFileSync(lock, await token());
  expect(await withFileLock(lock, async () => readFileSync(lock, 'utf8'))).toContain(`${process.pid} `);
});

test.each([
  ['another computer', '1 another-computer x'],
  ['a process that died before it wrote its id', ''],
])('a lock of %s is taken over when it is old', async (_case, token) => {
  const lock = newLock();
  writeFileSync(lock, token);
  const created = new Date(Date.now() - 31_000);
  utimesSync(lock, created, created);
  expect(await withFileLock(lock, async () => 'done')).toBe('done');
});

test.each([
  ['holds the lock', 0],
  ['holds the lock and the clock jumps forward by an hour', 3_600_000],
])('a caller waits while another process %s', async (_case, jumpMs) => {
  const lock = newLock();
  writeFileSync(lock, `${process.ppid} ${hostname()} x`);
  const created = new Date(Date.now() - jumpMs);
  utimesSync(lock, created, created);
  let isDone = false;
  const waiting = withFileLock(lock, async () => {
    isDone = true;
  });
  for (let n = 0; n < 5; n += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isDone).toBe(false);
  writeFileSync(lock, `${await endedProcess()} ${hostname()} x`);
  await waiting;
  expect(isDone).toBe(true);
});

test('three processes that store the same lead ids at the same time store each id once', async () => {
  const path = newLock().replace('.lock', '');
  const script = join(rootDir, 'tests/unit/server/store-many.ts');
  // The lock file of a killed process. All three find it.
  writeFileSync(`${path}.lock`, `${await endedProcess()} ${hostname()} x`);
  const results = await Promise.all(
    [1, 2, 3].map(
      () =>
        new Promise<string>((resolve, reject) => {
          const child = spawn(process.execPath, ['--import', 'tsx', script, path], { cwd: rootDir });
          let output = '';
          child.stdout.on('data', (chunk: Buffer) => (output += chunk));
          child.stderr.on('data', (chunk: Buffer) => (output += chunk));
          child.on('error', reject);
          child.on('exit', () => resolve(output));
        }),
    ),
  );
  expect(results.join('').match(/stored/g)).toHaveLength(40);
  expect(results.join('').match(/seen/g)).toHaveLength(80);
  expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(40);
}, 30_000);
