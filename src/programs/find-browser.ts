import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium } from 'playwright';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path in KITAKI_CHROMIUM. Throws if that file does not exist. If the variable is unset or empty, returns the path
 * of an installed Chromium or Chrome, or null.
 */
export function findBrowser(): string | null {
  const chosen = process.env.KITAKI_CHROMIUM;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`KITAKI_CHROMIUM names ${chosen}, which does not exist`);
    return chosen;
  }
  const paths = [...MAC_APPS, chromium.executablePath()];
  return findCommand(...COMMANDS) ?? paths.find((path) => existsSync(path)) ?? null;
}

/** Returns the path of the first of these commands that exists in a folder of PATH, or null if none does. */
export function findCommand(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/**
 * Returns the path of Chromium or Chrome. If the computer has neither, installs Chromium with Playwright or, if this fails for
 * root, with apt-get. Throws if the installation fails, or if KITAKI_CHROMIUM names a missing file.
 */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found !== null) return found;
  console.log('There is no Chromium or Chrome on this computer. Playwright installs one.');
  const byPlaywright = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (byPlaywright.status !== 0 && process.getuid?.() === 0) {
    console.log('Playwright failed. apt-get installs one.');
    const install = ['install', '--yes', '--no-install-recommends'];
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    execFileSync('apt-get', [...install, 'chromium'], { stdio: 'inherit' });
    // Most journeys are faster in it, but need it no more than Chromium (tests/playwright.config.ts).
    spawnSync('apt-get', [...install, 'chromium-headless-shell'], { stdio: 'inherit' });
  }
  const installed = findBrowser();
  if (installed === null)
    throw new Error('There is no browser. Install Chromium or Chrome, or set KITAKI_CHROMIUM to its path.');
  return installed;
}

/** Arguments of Chromium. They stop requests to Google. For root they also turn off the sandbox, which root may not use. */
export const BROWSER_ARGUMENTS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Stops requests of Chromium's address bar, and two pages that it loads with each page, in over a second of processor time. It
 * replaces Playwright's own list of features, because Chromium reads only the last one. Nothing here needs that list.
 */
export const WITHOUT_ADDRESS_BAR =
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,PreconnectToSearch';

/**
 * Starts Chromium or Chrome without a window, after `findOrInstallBrowser`. The caller must close it. Rejects if the start or
 * the installation fails, or if KITAKI_CHROMIUM names a missing file.
 */
export async function launchBrowser(): Promise<Browser> {
  const args = [...BROWSER_ARGUMENTS, WITHOUT_ADDRESS_BAR];
  return chromium.launch({ executablePath: findOrInstallBrowser(), args });
}
