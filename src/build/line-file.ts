import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface LineFile {
  path: string;
  /** Writes one record to the disk itself and gives the number of records now in the file. Rejects when it is not stored. */
  append: (record: Readonly<Record<string, string>>, receivedAt: Date) => Promise<number>;
}

/** A file of what people sent, one JSON object a line. Created by the first of them, readable by its owner alone. */
export function openLineFile(path: string): LineFile {
  let last: Promise<unknown> = Promise.resolve();
  return {
    path,
    append(record, receivedAt) {
      // One after the other: two records at once must not share a line.
      const next = last.then(() => appendLine(path, JSON.stringify({ received_at: receivedAt, ...record })));
      last = next.catch(() => undefined);
      return next;
    },
  };
}

async function appendLine(path: string, line: string): Promise<number> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const before = await file.readFile('utf8');
    // After a power cut the last line may be half a record; the next one must not be glued to it.
    const isInsideLine = before !== '' && !before.endsWith('\n');
    await writeWhole(file, size, `${isInsideLine ? '\n' : ''}${line}\n`);
    if (size === 0) await syncFolder(dirname(path));
    return before.split('\n').filter((text) => text !== '').length + 1;
  } finally {
    await file.close();
  }
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
