import type { Stats } from 'node:fs';
import { type FileHandle, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { oneAtATime } from './one-at-a-time';

export interface LineFile {
  readonly path: string;
  /** Writes one record to the disk itself. Rejects when it is not stored; then nothing of it is in the file. */
  append: (record: Readonly<Record<string, string>>) => Promise<void>;
  /** Every record in the file. A line that is not JSON, such as one that a power cut left unfinished, is passed over. */
  read: () => Promise<unknown[]>;
  /**
   * Puts what `change` returns in the place of each record; a record that it returns itself keeps its line as it was
   * written. The new file takes the place of the old one in one step, so a power cut leaves one of the two.
   */
  rewrite: (change: (record: unknown) => unknown) => Promise<void>;
  /** Whether the file is as the last `read` or `append` here left it. */
  isAsLeft: () => Promise<boolean>;
}

/** A file of what people sent, one JSON object a line. Created by the first of them, readable by its owner alone. */
export function openLineFile(path: string): LineFile {
  // Two records at once must not share a line.
  const inTurn = oneAtATime();
  let versionLeft = '';
  return {
    path,
    append: (record) =>
      inTurn(async () => {
        versionLeft = await appendLine(path, JSON.stringify(record));
      }),
    read: () =>
      inTurn(async () => {
        const { version, text } = await readWhole(path);
        versionLeft = version;
        return text.split('\n').flatMap(parseLine);
      }),
    rewrite: (change) => inTurn(() => rewriteLines(path, change)),
    isAsLeft: () =>
      inTurn(async () => {
        const found = await stat(path).catch(nothingIfMissing);
        return (found === null ? '' : versionOf(found)) === versionLeft;
      }),
  };
}

/** Tells one state of a file from another. */
function versionOf({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`;
}

/** The text of a file with its version, both '' where there is none. */
async function readWhole(path: string): Promise<{ version: string; text: string }> {
  const file = await open(path, 'r').catch(nothingIfMissing);
  if (file === null) return { version: '', text: '' };
  try {
    // The version first: what is added meanwhile makes another one, and is read next time.
    return { version: versionOf(await file.stat()), text: await file.readFile('utf8') };
  } finally {
    await file.close();
  }
}

/** The version of the file afterwards. */
async function appendLine(path: string, line: string): Promise<string> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    // After a power cut the last line may be half a record; the next one must not be glued to it.
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
  // The file itself, where the path is a link to it.
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

/** All of the text or none of it, and on the disk, not in a buffer of the system, when this returns. */
async function writeWhole(file: FileHandle, sizeBefore: number, text: string): Promise<void> {
  try {
    await file.appendFile(text);
    await file.sync();
  } catch (error) {
    await file.truncate(sizeBefore).catch(() => undefined);
    throw error;
  }
}

/** A new file is safe only when its folder knows it. Windows can't open a folder, and needs no such thing. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

function parseLine(line: string): unknown[] {
  if (line === '') return [];
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

function nothingIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
