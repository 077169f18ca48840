import { chromium } from 'playwright/test';
import { TEST_ARGUMENTS } from '../support/chromium-options';
import { type Browser, callIn, type Tab, WINDOW } from './tab';

/** Starts Chromium through Playwright. A test that also fails here is not a fault of another engine. */
export async function startChromium(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: TEST_ARGUMENTS });
  return {
    version: `Chromium ${browser.version()}`,
    async openTab(): Promise<Tab> {
      const context = await browser.newContext({ viewport: WINDOW });
      const page = await context.newPage();
      const uncaught: string[] = [];
      page.on('pageerror', ({ message }) => uncaught.push(message));
      return {
        open: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        evaluate: (run, argument) => page.evaluate(callIn(run, argument)),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        uncaught: () => uncaught,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
