import { dirname, join, resolve } from 'node:path';
import { anyTextType, readSettings, type SettingType } from './read-settings';

/** Returns the text of an environment variable, or undefined if it is not set. */
export const readVariable = (name: string) => process.env[name];

/** Returns where the leads of this computer are, as absolute paths. Checks nothing. A blank variable counts as not set. */
export function readLeadLocations() {
  return readSettings(readVariable, (read) => {
    const olderFile = resolve(read('LEAD_FILE', 'leads.jsonl', anyTextType));
    return {
      /** The leads of older versions. */
      olderFile,
      folder: resolve(read('LEAD_FOLDER', join(dirname(olderFile), 'leads'), anyTextType)),
      /** If it is '', `npm run leads` uses `folder`. */
      databaseUrl: read('LEAD_DATABASE_URL', '', anyTextType),
    };
  });
}

/** Returns the local server's PORT, or 4173 if it is unset or blank. 0 means any free port. Throws if it is no port. */
export function readPort(): number {
  return readSettings(readVariable, (read) => read('PORT', 4173, portType));
}

const portType: SettingType<number> = {
  rule: 'must be a number from 0 to 65535',
  parse(text) {
    const port = Number(text);
    return /^\d+$/.test(text) && port <= 65_535 ? port : null;
  },
};
