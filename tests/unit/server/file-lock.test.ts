import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { withFileLock } from '../../../src/server/file-lock';
import { rootDir } from '../../../src/site-build/paths';

afterEach(() => {
  vi.restoreAllMocks();
});

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
  ['of a process that was killed', async () => `${await endedProcess()} x 1`],
  ['of an earlier process that had the id of this one', async () => `${process.pid} x 1`],
])('a lock %s is taken over at once', async (_case, token) => {
  const lock = newLock();
  writeFileSync(lock, await token());
  expect(await withFileLock(lock, async () => readFileSync(lock, 'utf8'))).toContain(`${process.pid} `);
});

test.each([
  ['whose id now belongs to another process', `${process.ppid} x 1`],
  ['that died before it wrote its id', ''],
])('the lock of a process %s is taken over after 30 seconds', async (_case, token) => {
  const lock = newLock();
  writeFileSync(lock, token);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const waiting = withFileLock(lock, async () => 'done');
  clock.mockReturnValue(29_000);
  await pause(50);
  expect(readFileSync(lock, 'utf8')).toBe(token);
  clock.mockReturnValue(31_000);
  expect(await waiting).toBe('done');
  expect(existsSync(lock)).toBe(false);
});

test('a caller waits as long as other callers take the lock in turn', async () => {
  const lock = newLock();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  writeFileSync(lock, `${process.ppid} x 0`);
  let isDone = false;
  const waiting = withFileLock(lock, async () => {
    isDone = true;
  });
  for (let turn = 1; turn < 4; turn += 1) {
    clock.mockReturnValue(turn * 29_000);
    writeFileSync(lock, `${process.ppid} x ${turn}`);
    await pause(50);
    expect(isDone).toBe(false);
  }
  rmSync(lock);
  await waiting;
  expect(isDone).toBe(true);
});

test('a process whose lock was taken over leaves the lock of the other process in place', async () => {
  const lock = newLock();
  await withFileLock(lock, async () => writeFileSync(lock, `${process.ppid} x 1`));
  expect(readFileSync(lock, 'utf8')).toBe(`${process.ppid} x 1`);
});

test('a dead lock that another process takes over is left to that process', async () => {
  const lock = newLock();
  const dead = `${await endedProcess()} x 1`;
  const fresh = `${process.ppid} x 2`;
  writeFileSync(lock, dead);
  writeFileSync(`${lock}.takeover`, `${process.ppid} x 1`);
  const waiting = withFileLock(lock, async () => 'done');
  await pause(50);
  expect(readFileSync(lock, 'utf8')).toBe(dead);
  writeFileSync(lock, fresh);
  rmSync(`${lock}.takeover`);
  await pause(50);
  expect(readFileSync(lock, 'utf8')).toBe(fresh);
  rmSync(lock);
  expect(await waiting).toBe('done');
  expect(existsSync(`${lock}.takeover`)).toBe(false);
});

test('three processes that store the same lead ids at the same time store each id once', async () => {
  const path = newLock().replace('.lock', '');
  const script = join(rootDir, 'tests/unit/server/store-many.ts');
  // The lock file of a killed process. All three find it.
  writeFileSync(`${path}.lock`, `${await endedProcess()} x 1`);
  const results = await Promise.all(
    [1, 2, 3].map(
      () =>
        new Promise<string>((resolve, reject) => {
          const child = spawn(process.execPath, ['--import', 'tsx', script, path], { cwd: rootDir });
          let output = '';
          child.stdout.on('data', (chunk: Buffer) => (output += chunk));
          child.stderr.on('data', (chunk: Buffer) => (output += chunk));
          child.on('error', reject);
          // Not `exit`, which can come before the last output.
          child.on('close', () => resolve(output));
        }),
    ),
  );
  expect(results.join('').match(/stored/g)).toHaveLength(40);
  expect(results.join('').match(/seen/g)).toHaveLength(80);
  expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(40);
});
