import { dirname, join, resolve } from 'node:path';
import { anyText, collectSettings, type SettingType } from '../settings/collect-settings';

/** Returns the text of an environment variable, or undefined if it is not set. */
export const readVariable = (name: string) => process.env[name];

/** Returns where the leads of this computer are, as absolute paths. Checks nothing. A blank variable counts as not set. */
export function readLeadLocations() {
  return collectSettings(readVariable, (setting) => {
    const olderFile = resolve(setting('LEAD_FILE', 'leads.jsonl', anyText));
    return {
      /** The leads of older versions. */
      olderFile,
      folder: resolve(setting('LEAD_FOLDER', join(dirname(olderFile), 'leads'), anyText)),
      /** If it is '', `npm run leads` uses `folder`. */
      databaseUrl: setting('LEAD_DATABASE_URL', '', anyText),
    };
  });
}

/** Returns the local server's PORT, or 4173 if it is unset or blank. 0 means any free port. Throws if it is no port. */
export function readPort(): number {
  return collectSettings(readVariable, (setting) => setting('PORT', 4173, portType));
}

const portType: SettingType<number> = {
  rule: 'must be a number from 0 to 65535',
  parse(text) {
    const port = Number(text);
    return /^\d+$/.test(text) && port <= 65_535 ? port : null;
  },
};
