import { dirname, join, resolve } from 'node:path';
import { collectSettings, type SettingType } from '../settings/collect-settings';

/**
 * Reads where the leads of this computer are, and checks nothing. A blank variable counts as not set. Both paths are absolute.
 * - `olderFile` holds the leads of older versions: LEAD_FILE, or `leads.jsonl` in the working directory.
 * - `folder` is LEAD_FOLDER, or `leads` beside that file.
 * - `databaseUrl` is LEAD_DATABASE_URL. If it is '', `npm run leads` uses the folder.
 */
export function readLeadPlaces(): { olderFile: string; folder: string; databaseUrl: string } {
  const text = (name: string, fallback: string) => process.env[name]?.trim() || fallback;
  const olderFile = resolve(text('LEAD_FILE', 'leads.jsonl'));
  return {
    olderFile,
    folder: resolve(text('LEAD_FOLDER', join(dirname(olderFile), 'leads'))),
    databaseUrl: text('LEAD_DATABASE_URL', ''),
  };
}

/** Returns the local server's PORT, or 4173 if it is unset or blank. 0 means any free port. Throws if it is no port. */
export function readPort(): number {
  return collectSettings(
    (name) => process.env[name],
    (read) => read('PORT', 4173, portType),
  );
}

const portType: SettingType<number> = {
  rule: 'must be a number from 0 to 65535',
  parse(text) {
    const port = Number(text);
    return /^\d+$/.test(text) && port <= 65_535 ? port : null;
  },
};
