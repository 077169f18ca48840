import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** How long to wait for a lock that another process holds. A process holds it only while it writes once. */
const WAIT_MS = 10_000;

/** A lock file of this age is stale if its owner cannot be checked: a process on another computer, or no id at all. */
const STALE_MS = 30_000;

/** The tokens that this process has written into lock files and not removed yet. */
const ownTokens = new Set<string>();

/**
 * Creates the file `lockPath`, runs `work`, deletes the file and returns the result of `work`. While another process holds
 * the lock, waits for up to ten seconds. Takes over the lock of a process that has ended. Rejects if the lock is still
 * taken after that time, if the file cannot be created, or if `work` rejects.
 */
export async function withFileLock<Result>(lockPath: string, work: () => Promise<Result>): Promise<Result> {
  const token = `${process.pid} ${hostname()} ${randomUUID()} ${statOf(process.pid)?.startTime ?? ''}`;
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
  // Not the time of day, which may jump.
  const deadline = performance.now() + WAIT_MS;
  while (!create(lockPath, token)) {
    if (isStale(lockPath)) removeStale(lockPath);
    else if (performance.now() > deadline)
      throw new Error(`another process holds ${lockPath}: stop it, or delete that file if none runs`);
    else await pause(5 + Math.random() * 10);
  }
}

/** Creates the lock file. Returns false if it exists already; throws if it cannot be created. */
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
  // A process on another computer may have taken this lock over, while this computer slept.
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

/** Whether the process that created the lock file has ended. If that cannot be checked, the age of the file decides. */
function isStale(lockPath: string): boolean {
  const lock = readLock(lockPath);
  if (lock === null) return false;
  const [pid, host, , startTime] = lock.token.split(' ');
  // Another process has created the file less than a second ago and has not written its token yet.
  if (pid === undefined || host === undefined) return lock.ageMs > 1000;
  if (host !== hostname()) return lock.ageMs > STALE_MS;
  // The age does not count here: a clock that jumps forward makes a lock look old while its process still writes.
  return Number(pid) === process.pid ? !ownTokens.has(lock.token) : !isRunning(Number(pid), startTime);
}

/**
 * Deletes a stale lock. Two processes may find the same stale lock; then the slower one would delete the new lock of the
 * faster one. So the check is repeated and the file deleted under a second lock file, without a pause between the two.
 */
function removeStale(lockPath: string): void {
  const guard = `${lockPath}.removal`;
  if (!create(guard, String(process.pid))) {
    const left = readLock(guard);
    if (left !== null && left.ageMs > STALE_MS) unlinkSync(guard);
    return;
  }
  try {
    if (isStale(lockPath)) unlinkSync(lockPath);
  } finally {
    unlinkSync(guard);
  }
}

/**
 * Whether the process that wrote the token runs. The system gives the id of an ended process to a new one, so on Linux the
 * start time must match too. Elsewhere the id alone decides.
 */
function isRunning(pid: number, startTime = ''): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process runs and belongs to another user.
    if (errorCode(error) === 'ESRCH') return false;
  }
  const found = statOf(pid);
  // A zombie has ended; its parent has not read its exit code, which is common in containers.
  return found === null || (found.state !== 'Z' && (startTime === '' || found.startTime === startTime));
}

/** Returns state and start time of a process. Null on other systems than Linux, and for a process that has ended. */
function statOf(pid: number): { state: string; startTime: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain blanks: count the fields after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTime: fields[19] ?? '' };
  } catch {
    return null;
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
