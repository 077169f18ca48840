import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** How long to wait for a lock that another process holds. It is held for the time of one write. */
const WAIT_MS = 10_000;

/** A lock of this age was left behind, also if its process id belongs to a living process: ids are used again. */
const LEFT_BEHIND_MS = 30_000;

/** What this process wrote into the locks that it holds now. */
const ownTokens = new Set<string>();

/**
 * Runs `work` while `lockPath` exists, created by this process alone, and returns the result of `work`. Another process
 * waits for up to ten seconds. A lock that a killed process left is taken over. Rejects if the lock cannot be had.
 */
export async function withFileLock<Result>(lockPath: string, work: () => Promise<Result>): Promise<Result> {
  const token = `${process.pid} ${hostname()} ${randomUUID()}`;
  ownTokens.add(token);
  try {
    await acquire(lockPath, token);
    try {
      return await work();
    } finally {
      release(lockPath, token);
    }
  } finally {
    ownTokens.delete(token);
  }
}

async function acquire(lockPath: string, token: string): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  while (!create(lockPath, token)) {
    if (isLeftBehind(lockPath)) removeLeftBehind(lockPath);
    else if (Date.now() > deadline)
      throw new Error(`another process keeps ${lockPath}: stop it, or delete that file if none runs`);
    else await pause(5 + Math.random() * 10);
  }
}

/** False if the file exists. Throws if it cannot be created at all. */
function create(path: string, token: string): boolean {
  try {
    writeFileSync(path, token, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function release(lockPath: string, token: string): void {
  // Not the lock of another process, which took this one for left behind while the computer slept.
  if (readLock(lockPath)?.token === token) unlinkSync(lockPath);
}

function readLock(path: string): { token: string; ageMs: number } | null {
  try {
    return { token: readFileSync(path, 'utf8'), ageMs: Date.now() - statSync(path).mtimeMs };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function isLeftBehind(lockPath: string): boolean {
  const lock = readLock(lockPath);
  if (lock === null) return false;
  const [pid, host] = lock.token.split(' ');
  if (lock.ageMs > LEFT_BEHIND_MS) return true;
  // Another process has just created the file, and writes its token at the next moment.
  if (pid === undefined || host === undefined) return lock.ageMs > 1000;
  if (host !== hostname()) return false;
  return Number(pid) === process.pid ? !ownTokens.has(lock.token) : !isAlive(Number(pid));
}

/**
 * Deletes a lock that was left behind. Two processes may find it at the same moment, and the slower one would delete the
 * new lock of the quicker one; so this is done under a lock of its own, from the second look to the deletion at once.
 */
function removeLeftBehind(lockPath: string): void {
  const guard = `${lockPath}.removal`;
  if (!create(guard, String(process.pid))) {
    const left = readLock(guard);
    if (left !== null && left.ageMs > LEFT_BEHIND_MS) unlinkSync(guard);
    return;
  }
  try {
    if (isLeftBehind(lockPath)) unlinkSync(lockPath);
  } finally {
    unlinkSync(guard);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

/** Whether a process is dead and its parent has not asked for its exit code, as in containers. Known on Linux alone. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
