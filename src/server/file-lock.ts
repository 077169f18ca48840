import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A process holds a lock for one write, which takes milliseconds. One that holds it for so long has ended. */
const LONGEST_WORK_MS = 30_000;

/** Tells this process from an earlier one with the same process id. */
const ownRun = randomUUID();

/**
 * Creates the file `lockPath`, runs `work`, deletes the file and settles as `work` does. If another call, here or in another
 * process of this computer, has the lock, waits until that call deletes the file. Takes the lock over at once if that process
 * has ended, and in any case after it has had the lock for 30 seconds of waiting: `work` must end sooner, and must not take the
 * same lock. Rejects too if a file cannot be created, read or deleted.
 * Limits: a process that is suspended for 30 seconds, just after it found a lock to be old, deletes the lock of its new owner.
 * If a process is killed before it has written its id into the lock file, the next call waits for the 30 seconds.
 */
export async function withFileLock<Result>(lockPath: string, work: () => Promise<Result>): Promise<Result> {
  const token = `${process.pid} ${ownRun} ${randomUUID()}`;
  await acquire(lockPath, token);
  try {
    return await work();
  } finally {
    // Another process may have taken this lock over, while this one was suspended.
    if (readToken(lockPath) === token) rmSync(lockPath);
  }
}

async function acquire(lockPath: string, token: string): Promise<void> {
  let seen: string | null = null;
  // Not the time of day and not the age of the file, because a clock may jump.
  let seenSince = performance.now();
  while (!create(lockPath, token)) {
    const found = readToken(lockPath);
    if (found !== seen) seenSince = performance.now();
    seen = found;
    if (found !== null && (hasEnded(found) || performance.now() - seenSince > LONGEST_WORK_MS))
      // Locked too: otherwise two processes that read the same token could delete each other's new lock.
      await withFileLock(`${lockPath}.takeover`, async () => {
        if (readToken(lockPath) === found) rmSync(lockPath, { force: true });
      });
    await pause(5 + Math.random() * 10);
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

function readToken(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Whether the process that wrote the token has certainly ended. */
function hasEnded(token: string): boolean {
  const [pid, run] = token.split(' ');
  if (Number(pid) === process.pid) return run !== ownRun;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    // Another code, EPERM, means that the process runs and belongs to another user.
    return errorCode(error) === 'ESRCH';
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
