import { resolve } from 'node:path';
import { readLeadKey, readLeadSettings } from './lead-settings';
import { type Environment, readSettings, wholeNumber } from './read-settings';

/**
 * Returns the absolute path of the lead folder, which may be missing, and the address of the database, which is unchecked and
 * null by default. A missing or blank variable gives the default. Throws if LEAD_FILE is set.
 */
export function readLeadLocations(environment: Environment) {
  return readSettings(environment, (read, addIssue) => {
    // In former versions it could also name the place of the folder. With the default, stored leads would seem to be lost.
    if (read('LEAD_FILE', null, String) !== null)
      addIssue('LEAD_FILE is not read any more: remove it, and set LEAD_FOLDER to the folder with the leads');
    return {
      folder: resolve(read('LEAD_FOLDER', 'leads', String)),
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
