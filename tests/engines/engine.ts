import { test as base, expect } from '../e2e/site';
import { startChromium } from './chromium';
import { startFirefox } from './firefox';
import { type Person, personAt } from './person';
import type { Browser, Tab } from './tab';
import { startWebKit } from './webkit';

export { expect } from '../e2e/site';

const starters = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit } as const;

export interface EngineOptions {
  engine: keyof typeof starters;
  /** The program to start. */
  program: string;
}

/** Journeys of a person with a tab of their own, in the engine of the project. Nothing may be thrown and not caught. */
export const test = base.extend<{ tab: Tab; person: Person }, EngineOptions & { browserOfEngine: Browser }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  program: ['', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine, program }, use) => {
      const browser = await starters[engine](program);
      console.log(browser.version);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // In the place of what listens to Playwright's own page.
  quietConsole: async ({ tab }, use) => {
    await use(undefined);
    expect(tab.uncaught(), 'what was thrown and not caught').toEqual([]);
  },
  tab: async ({ browserOfEngine }, use) => {
    const tab = await browserOfEngine.openTab();
    await use(tab);
    await tab.close();
  },
  person: async ({ tab }, use) => use(personAt(tab)),
});
