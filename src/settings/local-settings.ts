import { dirname, join, resolve } from 'node:path';
import { readSettings, wholeNumber } from './read-settings';

/** Returns the text of an environment variable, or undefined if it is not set. */
export const readVariable = (name: string) => process.env[name];

/** Returns where the leads of this computer are, as absolute paths. Checks nothing. A blank variable counts as not set. */
export function readLeadLocations() {
  return readSettings(readVariable, (read) => {
    const olderFile = resolve(read('LEAD_FILE', 'leads.jsonl', String));
    return {
      /** The leads of older versions. */
      olderFile,
      folder: resolve(read('LEAD_FOLDER', join(dirname(olderFile), 'leads'), String)),
      /** If it is '', `npm run leads` uses `folder`. */
      databaseUrl: read('LEAD_DATABASE_URL', '', String),
    };
  });
}

/** Returns the local server's PORT, or 4173 if it is unset or blank. 0 means any free port. Throws if it is no port. */
export function readPort(): number {
  return readSettings(readVariable, (read) => read('PORT', 4173, wholeNumber(0, 65_535)));
}
