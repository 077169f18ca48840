import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseJson } from '../../helpers/untrusted-data';
import { receiptOf } from '../../leads/rules/receipt';

/**
 * The files in a lead folder, by their endings. The files of one lead have the same path without ending: its base path.
 * - json: the record of the lead.
 * - status: the status that `setStatus` has set. Without this file, the record has the status.
 * - due: empty. It means that the lead's message to the office is due.
 * - draft: a temporary file, which is being written or was left by a killed process. Its base path also has a random text.
 */
type LeadFileEnding = 'json' | 'status' | 'due' | 'draft';

/** A process needs a temporary file only for milliseconds. */
const OLD_TEMPORARY_FILE_MS = 60_000;

/** Returns the path of one file of a lead: its base path with an ending. */
export function leadFilePath(basePath: string, ending: LeadFileEnding): string {
  return `${basePath}.${ending}`;
}

/** Returns the base paths of the files with this ending directly in `folder`, or [] if it is missing. Throws if unreadable. */
export function listBasePaths(folder: string, ending: LeadFileEnding): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const found = files.filter((file) => file.endsWith(`.${ending}`));
  return found.map((file) => join(folder, file.slice(0, -`.${ending}`.length)));
}

/**
 * Returns the path of a lead's files without their endings. The name has the receipt, by which the office finds it, and a hash
 * of the id. The name omits the id itself, which may contain `/`.
 */
export function leadBasePath(folder: string, id: string): string {
  return join(folder, `${receiptOf(id)}-${createHash('sha256').update(id).digest('hex')}`);
}

/** Returns true if a lead has a file with this ending. Returns false if its folder cannot be searched. */
export function hasLeadFile(basePath: string, ending: LeadFileEnding): boolean {
  return existsSync(leadFilePath(basePath, ending));
}

/** Returns the unchecked record of a lead. Returns null if its file is missing, unreadable, or no JSON object or list. */
export function readRecord(basePath: string): object | null {
  const record = parseJson(readLeadFile(basePath, 'json') ?? '');
  return typeof record === 'object' ? record : null;
}

/**
 * Returns the text of a file, or null if it is missing or cannot be read. Omits the byte order mark and the white space at both
 * ends, which an editor may have added.
 */
export function readLeadFile(basePath: string, ending: LeadFileEnding): string | null {
  try {
    // Synchronous, because that is five times as fast for thousands of small files.
    return hasLeadFile(basePath, ending) ? readFileSync(leadFilePath(basePath, ending), 'utf8').trim() : null;
  } catch {
    return null;
  }
}

/**
 * Writes the record of a new lead. Resolves to true, or to false if the lead has a record, which stays. Rejects if it fails.
 * - It creates a missing folder. Only the user of this process can read folder and record.
 * - If `isDue`, it first marks the message to the office as due. The mark stays if the lead exists or is not stored.
 */
export async function createRecord(basePath: string, record: object, isDue: boolean): Promise<boolean> {
  try {
    await mkdir(dirname(basePath), { recursive: true, mode: 0o700 });
    // This comes first, so that a power cut between the two steps loses no message. Without its lead the file has no effect.
    if (isDue) await writeFile(leadFilePath(basePath, 'due'), '', { mode: 0o600 });
    // The office may have deleted the record of an earlier lead with this id, and left its status.
    if (!hasLeadFile(basePath, 'json')) await deleteLeadFile(basePath, 'status');
    // Unlike `rename`, `link` never replaces a file.
    await writeLeadFile(basePath, 'json', recordText(record), link);
    return true;
  } catch (error) {
    if (!hasLeadFile(basePath, 'json')) throw error;
    return false;
  }
}

/** Replaces a file of a lead in one step, or creates it, but creates no folder. If it rejects, the old file stays. */
export function replaceLeadFile(basePath: string, ending: LeadFileEnding, text: string): Promise<void> {
  return writeLeadFile(basePath, ending, text, rename);
}

/** Returns the text to write into a record's file: indented JSON with a line break at its end. */
export const recordText = (record: object) => `${JSON.stringify(record, null, 2)}\n`;

async function writeLeadFile(
  basePath: string,
  ending: LeadFileEnding,
  text: string,
  publish: typeof link,
): Promise<void> {
  const temporaryFile = leadFilePath(`${basePath}.${randomUUID()}`, 'draft');
  try {
    await writeFile(temporaryFile, text, { mode: 0o600, flush: true });
    await publish(temporaryFile, leadFilePath(basePath, ending));
    // A power cut could lose the new name. Windows does not need this, and cannot.
    const folder = await open(dirname(basePath), 'r').catch(() => null);
    await folder?.sync().catch(() => undefined);
    await folder?.close();
  } finally {
    await rm(temporaryFile, { force: true });
  }
}

/** Deletes a file of a lead. Does nothing if the file is missing. Rejects if it cannot be deleted. */
export function deleteLeadFile(basePath: string, ending: LeadFileEnding): Promise<void> {
  return rm(leadFilePath(basePath, ending), { force: true });
}

/**
 * Deletes the temporary files older than a minute. Killed processes left them, and they may hold a lead. Does nothing if the
 * folder is missing. Rejects if the folder cannot be read or a file cannot be deleted.
 */
export async function deleteOldTemporaryFiles(folder: string): Promise<void> {
  for (const basePath of listBasePaths(folder, 'draft')) {
    const stats = statSync(leadFilePath(basePath, 'draft'), { throwIfNoEntry: false });
    if (stats !== undefined && Date.now() - stats.mtimeMs > OLD_TEMPORARY_FILE_MS)
      await deleteLeadFile(basePath, 'draft');
  }
}
