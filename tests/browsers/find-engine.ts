import process from 'node:process';
import { findBrowser, findCommand } from '../../src/programs/find-browser';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Returns the path of the engine's program on this computer. Throws if it is not installed, and says how to install it. */
export function findEngine(engine: EngineName): string {
  const { find, packages } = ENGINES[engine];
  const program = find();
  if (program === null) throw new Error(`${engine} is not installed: apt-get install ${packages}`);
  return program;
}

const ENGINES: Readonly<Record<EngineName, { find: () => string | null; packages: string }>> = {
  chromium: { find: findBrowser, packages: 'chromium' },
  firefox: {
    find: () => process.env.KITAKI_FIREFOX ?? findCommand('firefox-esr', 'firefox'),
    packages: 'firefox-esr, or set KITAKI_FIREFOX to its path',
  },
  webkit: {
    // WebKit's window needs a display.
    find: () => findCommand('xvfb-run') && findCommand('WebKitWebDriver'),
    packages: 'webkit2gtk-driver xvfb xauth',
  },
};
