import { test as base, expect } from '../support/site';
import { startChromium } from './chromium';
import { type EngineName, findEngine } from './find-engine';
import { startFirefox } from './firefox';
import type { Browser, Tab } from './tab';
import { type Visitor, visitorIn } from './visitor';
import { startWebKit } from './webkit';

export { expect } from '../support/site';

const starters = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

export interface EngineOptions {
  engine: EngineName;
}

/**
 * A test with a new tab in the engine of the Playwright project. It fails if the engine is not installed, or at an uncaught
 * error in the page.
 */
export const test = base.extend<{ tab: Tab; visitor: Visitor }, EngineOptions & { browserOfEngine: Browser }>(
  {
    engine: ['chromium', { option: true, scope: 'worker' }],
    browserOfEngine: [
      async ({ engine }, use) => {
        const browser = await starters[engine](findEngine(engine));
        console.log(browser.version);
        await use(browser);
        await browser.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    // Replaces the check of site.ts, which listens to a page of Playwright.
    quietConsole: async ({ tab }, use) => {
      await use(undefined);
      expect(tab.uncaught(), 'what was thrown and not caught').toEqual([]);
    },
    tab: async ({ browserOfEngine }, use) => {
      const tab = await browserOfEngine.openTab();
      await use(tab);
      await tab.close();
    },
    visitor: async ({ tab }, use) => use(visitorIn(tab)),
  },
);
