import type { Stats } from 'node:fs';
import { type FileHandle, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { oneAtATime } from './one-at-a-time';

export interface LineFile {
  readonly path: string;
  /** Adds one record. Resolves when it is on the disk. Rejects if it is not stored; then no part of it is in the file. */
  append: (record: Readonly<Record<string, string>>) => Promise<void>;
  /** Reads every record. Skips a line that is not JSON, for example a line cut short by a power cut. */
  read: () => Promise<unknown[]>;
  /**
   * Replaces each record by the result of `change`. If `change` returns the record itself, its line stays as it is. The new
   * file replaces the old one in one step, so a power cut leaves one of the two complete. If it rejects, the file
   * is unchanged.
   */
  rewrite: (change: (record: unknown) => unknown) => Promise<void>;
  /** Whether the file is unchanged since the last `read` or `append` of this object. */
  isUnchangedSinceLastRead: () => Promise<boolean>;
}

/**
 * Opens a file of JSON objects, one per line. The first `append` creates it; only the user who runs this process can read it.
 */
export function openLineFile(path: string): LineFile {
  // Two appends at the same time would write into one line.
  const enqueue = oneAtATime();
  let knownVersion = '';
  return {
    path,
    append: (record) =>
      enqueue(async () => {
        knownVersion = await appendLine(path, JSON.stringify(record));
      }),
    read: () =>
      enqueue(async () => {
        const { version, text } = await readWhole(path);
        knownVersion = version;
        return text.split('\n').flatMap(parseLine);
      }),
    rewrite: (change) => enqueue(() => rewriteLines(path, change)),
    isUnchangedSinceLastRead: () =>
      enqueue(async () => {
        const found = await stat(path).catch(nothingIfMissing);
        return (found === null ? '' : versionOf(found)) === knownVersion;
      }),
  };
}

/** A text that changes with every change of the file. */
function versionOf({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`;
}

/** Reads the text of a file and its version. Both are '' if the file does not exist. */
async function readWhole(path: string): Promise<{ version: string; text: string }> {
  const file = await open(path, 'r').catch(nothingIfMissing);
  if (file === null) return { version: '', text: '' };
  try {
    // The version is read first. A line added after that changes the version, so the next check finds the file changed.
    return { version: versionOf(await file.stat()), text: await file.readFile('utf8') };
  } finally {
    await file.close();
  }
}

/** Adds a line and returns the new version of the file. */
async function appendLine(path: string, line: string): Promise<string> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    // After a power cut the last line may be incomplete. The new record starts on a line of its own.
    const text = `${(await isInsideLine(file, size)) ? '\n' : ''}${line}\n`;
    await writeWhole(file, size, text);
    if (size === 0) await syncFolder(dirname(path));
    return versionOf(await file.stat());
  } finally {
    await file.close();
  }
}

async function rewriteLines(path: string, change: (record: unknown) => unknown): Promise<void> {
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
  if (line === '') return [];
  try {
    // Some editors save a byte order mark at the beginning of the file.
    return [JSON.parse(line.replace(/^\uFEFF/, ''))];
  } catch {
    return [];
  }
}

function nothingIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
