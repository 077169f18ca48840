import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { leadBasePath } from '../../src/server/lead-folder/lead-files';

/** Returns the records of a lead folder in the order of arrival; none if there is no folder. */
export function readLeadRecords(folder: string): Record<string, unknown>[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return files
    .map((file): Record<string, unknown> => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .sort((a, b) => Date.parse(String(a.received_at)) - Date.parse(String(b.received_at)));
}

/** Writes a record with an id into a lead folder, as an editor does. Creates a missing folder. Returns the path of the file. */
export function writeRecord(
  folder: string,
  record: Readonly<Record<string, unknown>>,
  isDue = false,
): string {
  const path = leadBasePath(folder, String(record.id));
  mkdirSync(dirname(path), { recursive: true });
  if (isDue) writeFileSync(`${path}.due`, '');
  writeFileSync(`${path}.json`, JSON.stringify(record));
  return `${path}.json`;
}
