import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';

/** Set in the environment, either names the browser to use. */
const variables = ['KITAKI_CHROMIUM', 'CHROME_PATH'];

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium or Chrome on this computer, or null. Throws when a variable names one that is not there. */
export function findBrowser(): string | null {
  for (const name of variables) {
    const path = process.env[name];
    if (!path) continue;
    if (!existsSync(path)) throw new Error(`${name} names ${path}, where there is nothing`);
    return path;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...installed, ...macApps, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** The same, and where there is none it is installed: by Playwright, or on Debian by the system. Throws when neither works. */
export function findOrInstallBrowser(log: (line: string) => void): string {
  const found = findBrowser();
  if (found !== null) return found;
  log('No Chromium or Chrome on this computer: asking Playwright for one.');
  const byPlaywright = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (byPlaywright.status !== 0 && process.getuid?.() === 0) {
    log('Playwright could not; asking the system.');
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
    });
  }
  const installed = findBrowser();
  if (installed === null)
    throw new Error(`No browser. Install Chromium or Chrome, or set ${variables[0]} to its path.`);
  return installed;
}

/** What Chromium is started with: no talk with its maker, and no sandbox where it is refused to root. */
export function browserArguments(): string[] {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--no-first-run',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}

/**
 * The same, and without what a window of Chromium loads for its own address bar: two pages of its own, over a second of
 * processor for every page that is opened, beside what is measured. The argument takes the place of Playwright's, whose
 * features that could matter here are named again.
 */
export function playwrightArguments(): string[] {
  const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
  const ofPlaywright = [
    'AimEnabled',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
  ];
  return [...browserArguments(), `--disable-features=${[...ownPages, ...ofPlaywright].join(',')}`];
}
