import { dirname, join, resolve } from 'node:path';
import { readLeadKey, readLeadSettings } from './lead-settings';
import { type Environment, readSettings, wholeNumber } from './read-settings';

/**
 * Returns the absolute paths of the lead folder (`folder`) and of the older versions' file (`olderFile`), which may be missing,
 * and the address of the database, which is unchecked and null by default. A missing or blank variable gives the default. Never
 * throws.
 */
export function readLeadLocations(environment: Environment) {
  return readSettings(environment, (read) => {
    const olderFile = resolve(read('LEAD_FILE', 'leads.jsonl', String));
    return {
      olderFile,
      folder: resolve(read('LEAD_FOLDER', join(dirname(olderFile), 'leads'), String)),
      databaseUrl: read('LEAD_DATABASE_URL', null, String),
    };
  });
}

/** Reads the local server's settings. A missing or blank variable gives the default. Throws an error that names wrong ones. */
export function readServerSettings(environment: Environment) {
  return readSettings(environment, (read, addIssue) => {
    const leadSettings = readLeadSettings(read, addIssue);
    return {
      ...leadSettings,
      /** The built site's own key, then those of LEAD_KEY. */
      keys: [readLeadKey(read), ...leadSettings.keys],
      /** 0 means any free port. */
      port: read('PORT', 4173, wholeNumber(0, 65_535)),
      /** Leads older than this are forgotten. If null, all are kept. */
      keepMonths: read('LEAD_KEEP_MONTHS', null, wholeNumber(1, 1_200)),
    };
  });
}
