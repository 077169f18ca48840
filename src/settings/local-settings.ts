import { dirname, join, resolve } from 'node:path';
import { readSettings, wholeNumber } from './read-settings';

/** Returns the text of an environment variable, or undefined if it is not set. */
export const readVariable = (name: string) => process.env[name];

/** Reads `olderFile`, `folder` (absolute paths) and `databaseUrl`, unchecked. A missing or blank variable gives the default. */
export function readLeadLocations() {
  return readSettings(readVariable, (read) => {
    const olderFile = resolve(read('LEAD_FILE', 'leads.jsonl', String));
    return {
      /** The file with the leads of older versions, which may be missing. */
      olderFile,
      /** By default it is the folder `leads` beside `olderFile`. */
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
