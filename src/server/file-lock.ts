import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A process holds a lock for one write, which takes milliseconds. One that holds it for so long has ended. */
const LONGEST_WORK_MS = 30_000;

/** Tells this process from an earlier one with the same process id. */
const ownRun = randomUUID();

/**
 * Runs `work` while no other process of this computer, and no other call of this one, has the lock; settles as `work` does. The
 * lock is the file `lockPath`, which is deleted afterwards. Waits for a call that has it, but not if its process has ended.
 * `work` must not take the same lock. It must end within 30 seconds: then a call that waits takes the lock over. Rejects too if
 * a file cannot be created, read or deleted.
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
    // A limit: a process that is suspended for 30 seconds just after this check deletes the lock of a new owner.
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

/** Whether the process that wrote the token has certainly ended. False if it was killed before it had written its id. */
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
