import type { Stats } from 'node:fs';
import { type FileHandle, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

// A file in the JSON Lines format: one JSON object per line. Two writes at the same time would mix their lines, so callers
// write one at a time: in one process with a queue, between processes with `withFileLock`.

/**
 * Adds one record and resolves to the new version of the file (see `fileVersion`) when the record is on the disk. The first
 * call creates the file; only the user who runs this process can read it. Rejects if the record is not stored; then no part of
 * it is in the file.
 */
export async function appendRecord(path: string, record: Readonly<Record<string, string>>): Promise<string> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    // After a power cut the last line may be incomplete. The new record starts on a new line.
    const lineBreak = (await isInsideLine(file, size)) ? '\n' : '';
    await writeWhole(file, size, `${lineBreak}${JSON.stringify(record)}\n`);
    if (size === 0) await syncFolder(dirname(path));
    return versionOf(await file.stat());
  } finally {
    await file.close();
  }
}

/**
 * Returns every record of the file, and its version. Skips a line that is not JSON, for example a line cut short by a power
 * cut. If the file does not exist, there are no records and the version is ''.
 */
export async function readRecords(path: string): Promise<{ version: string; records: unknown[] }> {
  const { version, text } = await readWhole(path);
  return { version, records: text.split('\n').flatMap(parseLine) };
}

/**
 * Replaces each record by the result of `change`. A record that `change` returns itself stays as it is. The new file replaces
 * the old one in one step, so a power cut leaves one complete. Without a file or a changed record it writes nothing. Rejects
 * without a change if the disk fails.
 */
export async function rewriteRecords(path: string, change: (record: unknown) => unknown): Promise<void> {
  const { text } = await readWhole(path);
  const lines = text.split('\n');
  const changed = lines.map((line) => {
    const [record] = parseLine(line);
    const next = record === undefined ? record : change(record);
    return next === record ? line : JSON.stringify(next);
  });
  if (changed.every((line, at) => line === lines[at])) return;
  // Renaming onto a symbolic link would replace the link, so the real file is replaced.
  const target = await realpath(path);
  const draft = `${target}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(changed.join('\n'));
    await file.sync();
    await file.close();
    await rename(draft, target);
  } catch (error) {
    await file.close().catch(() => undefined);
    await unlink(draft).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(target));
}

/** Resolves to a text that changes with every change of the file. '' if the file does not exist. */
export async function fileVersion(path: string): Promise<string> {
  const stats = await stat(path).catch(nullIfMissing);
  return stats === null ? '' : versionOf(stats);
}

function versionOf({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`;
}

async function readWhole(path: string): Promise<{ version: string; text: string }> {
  const file = await open(path, 'r').catch(nullIfMissing);
  if (file === null) return { version: '', text: '' };
  try {
    // The version is read first. A line added after that changes the version, so the next check finds the file changed.
    return { version: versionOf(await file.stat()), text: await file.readFile('utf8') };
  } finally {
    await file.close();
  }
}

async function isInsideLine(file: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

/** Writes the text to the disk, past the buffers of the system. Rejects if that fails; then no part of it is in the file. */
async function writeWhole(file: FileHandle, sizeBefore: number, text: string): Promise<void> {
  try {
    await file.appendFile(text);
    await file.sync();
  } catch (error) {
    await file.truncate(sizeBefore).catch(() => undefined);
    throw error;
  }
}

/**
 * Writes the folder's list of files to the disk; without it a power cut can lose a new file. Windows cannot open a folder and
 * does not need this.
 */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

function parseLine(line: string): unknown[] {
  try {
    // Some editors save a byte order mark at the beginning of the file.
    return [JSON.parse(line.replace(/^\uFEFF/, ''))];
  } catch {
    return [];
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
