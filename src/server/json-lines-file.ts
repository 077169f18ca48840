import type { Stats } from 'node:fs';
import { type FileHandle, open, realpath, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

// A file in the JSON Lines format: one JSON object per line. Two writes at the same time would mix their lines, so the caller
// must write one at a time: in one process with `createSerialQueue`, between processes with `withFileLock`.

/**
 * Adds one record as the last line. Creates a missing file, readable only by the user of this process, but no folder. Once the
 * record is on the disk, resolves to the file's new `fileStamp`. If it cannot be stored, removes any written part and rejects.
 * The caller must wait for each write before the next.
 */
export async function appendRecord(path: string, record: Readonly<Record<string, string>>): Promise<string> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    // After a power cut the last line may be incomplete. The new record starts on a new line.
    const lineBreak = (await isInsideLine(file, size)) ? '\n' : '';
    await writeWhole(file, size, `${lineBreak}${JSON.stringify(record)}\n`);
    if (size === 0) await syncFolder(dirname(path));
    return stampOf(await file.stat());
  } finally {
    await file.close();
  }
}

/**
 * Resolves to the parsed JSON of every line, unchecked and in their order, and to the file's `fileStamp`. Skips a line that is
 * not JSON, such as one cut short by a power cut. If there is no file, resolves to no records and the stamp ''. Rejects if the
 * file cannot be read.
 */
export async function readRecords(path: string): Promise<{ stamp: string; records: unknown[] }> {
  const { stamp, text } = await readWhole(path);
  return { stamp, records: text.split('\n').flatMap(parseLine) };
}

/**
 * Replaces each record by the object that `change` returns. A line stays as it is if `change` returns the record itself, or if
 * the line is not JSON. Writes nothing if no record is new. The new file replaces the old one in one step, so that a power cut
 * leaves one complete file. Rejects, without a change, if the disk fails or `change` throws. The caller must wait for each
 * write before the next.
 */
export async function rewriteRecords(path: string, change: (record: unknown) => unknown): Promise<void> {
  const { text } = await readWhole(path);
  const lines = text.split('\n');
  const changed = lines.map((line) => {
    const [record] = parseLine(line);
    const next = record === undefined ? record : change(record);
    return next === record ? line : JSON.stringify(next);
  });
  if (changed.every((line, index) => line === lines[index])) return;
  // Renaming onto a symbolic link would replace the link, so the real file is replaced.
  const target = await realpath(path);
  const draft = `${target}.new`;
  try {
    await writeFile(draft, changed.join('\n'), { mode: 0o600, flush: true });
    await rename(draft, target);
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(target));
}

/**
 * Resolves to a text that differs after a change of the file (inode, size, time), or to '' if there is no file. Rejects if the
 * file cannot be examined.
 */
export async function fileStamp(path: string): Promise<string> {
  const stats = await stat(path).catch(nullIfMissing);
  return stats === null ? '' : stampOf(stats);
}

function stampOf({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`;
}

async function readWhole(path: string): Promise<{ stamp: string; text: string }> {
  const file = await open(path, 'r').catch(nullIfMissing);
  if (file === null) return { stamp: '', text: '' };
  try {
    // The stamp is read first. A line added after that changes the stamp, so the next check finds the file changed.
    return { stamp: stampOf(await file.stat()), text: await file.readFile('utf8') };
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

/** Writes the folder's list of files to the disk: a power cut could lose a new file. Windows does not need this, and cannot. */
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
