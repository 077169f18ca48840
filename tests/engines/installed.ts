import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { findBrowser } from '../../src/tools/find-browser';

const DEBIAN = 'apt-get install';

/** The engines: how to find each on this computer, and how to install it. */
export function installedEngines() {
  return [
    { engine: 'chromium', program: findBrowser(), get: `${DEBIAN} chromium` },
    {
      engine: 'firefox',
      program: process.env.KITAKI_FIREFOX ?? findCommand('firefox-esr', 'firefox'),
      get: `${DEBIAN} firefox-esr, or set KITAKI_FIREFOX to its path`,
    },
    {
      engine: 'webkit',
      // WebKit's window needs a display.
      program: findCommand('xvfb-run') && findCommand('WebKitWebDriver'),
      get: `${DEBIAN} webkit2gtk-driver xvfb xauth`,
    },
  ] as const;
}

function findCommand(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => existsSync(place)) ?? null;
}
