import { dirname, join, resolve } from 'node:path';
import { collectSettings, type SettingType } from '../settings/collect-settings';

/** Returns where the leads of this computer are, as absolute paths. Checks nothing. A blank variable counts as not set. */
export function readLeadPlaces() {
  const text = (name: string, fallback: string) => process.env[name]?.trim() || fallback;
  const olderFile = resolve(text('LEAD_FILE', 'leads.jsonl'));
  return {
    /** The leads of older versions. */
    olderFile,
    folder: resolve(text('LEAD_FOLDER', join(dirname(olderFile), 'leads'))),
    /** If it is '', `npm run leads` uses `folder`. */
    databaseUrl: text('LEAD_DATABASE_URL', ''),
  };
}

/** Returns the local server's PORT, or 4173 if it is unset or blank. 0 means any free port. Throws if it is no port. */
export function readPort(): number {
  return collectSettings(
    (name) => process.env[name],
    (setting) => setting('PORT', 4173, portType),
  );
}

const portType: SettingType<number> = {
  rule: 'must be a number from 0 to 65535',
  parse(text) {
    const port = Number(text);
    return /^\d+$/.test(text) && port <= 65_535 ? port : null;
  },
};
