import { dirname, join, resolve } from 'node:path';
import { collectSettings, type SettingType } from '../settings';

const variable = (name: string) => process.env[name];

/**
 * Reads where the leads of this computer are, and checks nothing. A blank variable counts as not set. Both paths are absolute.
 * - `olderFile` holds the leads of older versions: LEAD_FILE, or `leads.jsonl` in the working directory.
 * - `folder` is LEAD_FOLDER, or `leads` beside that file.
 * - `databaseUrl` is LEAD_DATABASE_URL. If it is '', `npm run leads` uses the folder.
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

/** Returns the local server's PORT, or 4173 if it is unset or blank. 0 means any free port. Throws if it is no port. */
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
