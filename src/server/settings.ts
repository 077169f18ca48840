import { dirname, join, resolve } from 'node:path';
import { collectSettings, type SettingType } from '../settings';

const variable = (name: string) => process.env[name];

/**
 * Reads where the leads of this computer are, as absolute paths; a blank variable counts as not set. Checks nothing.
 * `olderFile`, from LEAD_FILE, holds the leads of older versions: by default `leads.jsonl` in the working directory. `folder`,
 * from LEAD_FOLDER: by default `leads` beside that file. `databaseUrl`, from LEAD_DATABASE_URL, is the database that `npm run
 * leads` uses; if it is '', the command uses the folder.
 */
export function readLeadPlaces(): { olderFile: string; folder: string; databaseUrl: string } {
  return collectSettings(variable, (read) => {
    const olderFile = resolve(read('LEAD_FILE', 'leads.jsonl', anyText));
    return {
      olderFile,
      folder: resolve(read('LEAD_FOLDER', join(dirname(olderFile), 'leads'), anyText)),
      databaseUrl: read('LEAD_DATABASE_URL', '', anyText),
    };
  });
}

/** Reads PORT, the port of the local server: 4173 if it is not set or blank; 0 is any free port. Throws if it is no port. */
export function readPort(): number {
  return collectSettings(variable, (read) => read('PORT', 4173, portType));
}

const anyText: SettingType<string> = { rule: '', parse: (text) => text };

const portType: SettingType<number> = {
  rule: 'must be a number from 0 to 65535',
  parse(text) {
    const port = Number(text);
    return /^\d+$/.test(text) && port <= 65_535 ? port : null;
  },
};
