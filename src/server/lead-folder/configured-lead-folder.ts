import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { parseJson } from '../../helpers/untrusted-data';
import { readLeadLocations } from '../../settings/local-settings';
import type { LeadStore } from '../lead-store/lead-store';
import { parseStoredLead } from '../lead-store/stored-lead';
import { createRecord, hasLeadFile, leadBasePath } from './lead-files';
import { openLeadFolder } from './lead-folder';

/**
 * Opens the lead folder that `environment` names (`readLeadLocations`). Before that, imports the file of older versions if it
 * exists, renames it, and logs how many lines are leads and how many are not. It stores no lead twice, and due messages stay
 * due. Resolves to the store. Rejects if a step fails; the next call continues.
 */
export async function openConfiguredLeadFolder(
  environment: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<LeadStore> {
  const { olderFile, folder } = readLeadLocations(environment);
  if (existsSync(olderFile)) {
    const text = readFileSync(olderFile, 'utf8');
    const lines = text.split(/[\r\n]+/).filter((line) => line !== '');
    let count = 0;
    for (const line of lines) if (await importLine(line, folder)) count += 1;
    // Renames the file itself and no symbolic link to it. The name has the time, so that it replaces no earlier file.
    const importedFile = realpathSync(olderFile);
    const keptFile = `${importedFile}.imported-${Date.now()}`;
    await rename(importedFile, keptFile);
    log(
      `${count} leads of ${olderFile} are in ${folder} now. Lines without a lead: ${lines.length - count}.`,
    );
    log(`Check them and delete ${keptFile}, because \`npm run leads -- --forget\` does not change it.`);
  }
  return openLeadFolder(folder);
}

/** Stores a lead of the older file if its id is new. Resolves to false if the line is no lead. */
async function importLine(line: string, folder: string): Promise<boolean> {
  // `trim` removes the byte order mark that an editor may have added to the first line.
  const record = parseJson(line.trim());
  const lead = parseStoredLead(record);
  if (lead === null || typeof record !== 'object') return false;
  // The oldest leads have no id.
  const basePath = leadBasePath(folder, lead.id || createHash('sha256').update(line).digest('hex'));
  // The file has no `notice`, because JSON omits undefined. The file with the ending `.due` says whether the message is due.
  const properties = { ...record, notice: undefined };
  if (!hasLeadFile(basePath, 'json')) await createRecord(basePath, properties, lead.isMessageDue);
  return true;
}
