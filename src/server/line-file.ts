import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { oneAtATime } from './one-at-a-time';

export interface LineFile {
  readonly path: string;
  /** Writes one record to the disk itself. Rejects when it is not stored; then nothing of it is in the file. */
  append: (record: Readonly<Record<string, string>>) => Promise<void>;
  /** Every record in the file. A line that is not JSON, such as one that a power cut left unfinished, is passed over. */
  read: () => Promise<unknown[]>;
  /** Whether the file has the length that the last `read` or `append` here left it with. */
  isAsLeft: () => Promise<boolean>;
}

/** A file of what people sent, one JSON object a line. Created by the first of them, readable by its owner alone. */
export function openLineFile(path: string): LineFile {
  // Two records at once must not share a line.
  const inTurn = oneAtATime();
  let bytesLeft = -1;
  return {
    path,
    append: (record) =>
      inTurn(async () => {
        bytesLeft = await appendLine(path, JSON.stringify(record));
      }),
    read: () =>
      inTurn(async () => {
        const content = await readFile(path).catch(nothingIfMissing);
        bytesLeft = content?.length ?? 0;
        return (content?.toString('utf8') ?? '').split('\n').flatMap(parseLine);
      }),
    isAsLeft: () =>
      inTurn(async () => {
        const found = await stat(path).catch(nothingIfMissing);
        return (found?.size ?? 0) === bytesLeft;
      }),
  };
}

/** The length of the file afterwards, in bytes. */
async function appendLine(path: string, line: string): Promise<number> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    // After a power cut the last line may be half a record; the next one must not be glued to it.
    const text = `${(await isInsideLine(file, size)) ? '\n' : ''}${line}\n`;
    await writeWhole(file, size, text);
    if (size === 0) await syncFolder(dirname(path));
    return size + Buffer.byteLength(text);
  } finally {
    await file.close();
  }
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
