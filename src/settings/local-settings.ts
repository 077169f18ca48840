import { dirname, join, resolve } from 'node:path';
import { readLeadKey } from './build-settings';
import { readLeadSettings } from './lead-settings';
import { readSettings, wholeNumber } from './read-settings';

/**
 * Reads LEAD_FILE, LEAD_FOLDER and LEAD_DATABASE_URL from `environment`. A missing or blank variable gives the default.
 * - Returns `olderFile` (default: leads.jsonl) and `folder` (default: `leads` beside `olderFile`) as absolute paths.
 * - Returns `databaseUrl` (default: '') unchecked.
 */
export function readLeadLocations(environment: NodeJS.ProcessEnv) {
  return readSettings(
    (name) => environment[name],
    (read) => {
      const olderFile = resolve(read('LEAD_FILE', 'leads.jsonl', String));
      return {
        /** The file with the leads of older versions, which may be missing. */
        olderFile,
        folder: resolve(read('LEAD_FOLDER', join(dirname(olderFile), 'leads'), String)),
        /** If it is '', `npm run leads` uses `folder`. */
        databaseUrl: read('LEAD_DATABASE_URL', '', String),
      };
    },
  );
}

/**
 * Reads the settings of the local server. `environment` has the texts of the variables by their names. Throws one error that
 * names each wrong variable.
 */
export function readServerSettings(environment: NodeJS.ProcessEnv) {
  return readSettings(
    (name) => environment[name],
    (read, addIssue) => {
      const leadSettings = readLeadSettings(read, addIssue);
      return {
        ...leadSettings,
        /** The built site's own key, then those of LEAD_KEY. */
        keys: [readLeadKey(read), ...leadSettings.keys],
        /** 0 means any free port. */
        port: read('PORT', 4173, wholeNumber(0, 65_535)),
        /** Leads older than this are forgotten. If null, all are kept. */
        keepMonths: read<number | null>('LEAD_KEEP_MONTHS', null, wholeNumber(1, 1_200)),
      };
    },
  );
}
