import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseJson } from '../../helpers/untrusted-data';
import { receiptOf } from '../../leads/rules/receipt';

// A lead has one path without an ending. The file `.json` there is its record. The empty file `.due` means that its message to
// the office is due. The empty file `.forgotten` means that the lead is forgotten. A `.draft` is being written, or a killed
// process left it.

/** Returns a lead's path without ending. It has the receipt, for the office, and a hash, because an id may contain `/`. */
export function leadPath(folder: string, id: string): string {
  return join(folder, `${receiptOf(id)}-${createHash('sha256').update(id).digest('hex')}`);
}

/**
 * Returns the unchecked record in `${path}.json`: null if the file cannot be read or is no JSON, undefined if there is no file
 * or its folder cannot be searched.
 */
export function readRecord(path: string): unknown {
  try {
    return existsSync(`${path}.json`) ? parseRecord(readFileSync(`${path}.json`, 'utf8')) : undefined;
  } catch {
    return null;
  }
}

/** Returns the value of a JSON text, or null if it is not JSON. Ignores the byte order mark that some editors write. */
export function parseRecord(text: string): unknown {
  return parseJson(text.replace(/^\uFEFF/, ''));
}

/**
 * Writes a new lead to `${path}.json`. `path` comes from `leadPath`. Creates a missing folder. Only the user of this process
 * can read both. If `isDue`, marks its message to the office as due, even if the lead exists. Resolves to false if the lead
 * exists, else to true. Rejects if it cannot be stored.
 */
export async function createRecord(path: string, record: object, isDue: boolean): Promise<boolean> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // This comes first, so that a power cut between the two steps loses no message. Without its lead the file has no effect.
    if (isDue) await writeFile(`${path}.due`, '', { mode: 0o600 });
    // Unlike `rename`, `link` never replaces a file.
    await writeRecord(path, record, link);
    return true;
  } catch (error) {
    if (readRecord(path) === undefined) throw error;
    return false;
  }
}

/**
 * Replaces a lead's record, `${path}.json`, in one step, or creates it. `path` comes from `leadPath`. Rejects if the folder is
 * missing or the disk fails; the old record stays whole.
 */
export async function replaceRecord(path: string, record: object): Promise<void> {
  await writeRecord(path, record, rename);
}

async function writeRecord(path: string, record: object, publish: typeof link): Promise<void> {
  const folder = dirname(path);
  const draft = join(folder, `${randomUUID()}.draft`);
  try {
    await writeFile(draft, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
    await publish(draft, `${path}.json`);
  } finally {
    await rm(draft, { force: true });
    // A power cut could lose the new name. Windows does not need this, and cannot.
    const handle = await open(folder, 'r').catch(() => null);
    await handle?.sync().catch(() => undefined);
    await handle?.close();
  }
}
