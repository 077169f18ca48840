import { defineConfig } from 'playwright/test';
import { playwrightArguments } from '../src/site-build/find-browser';

/** Each worker serves the built site itself (e2e/site.ts), so nothing is started here and no port is fixed. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A first visit stores the whole site: seconds on a quiet machine, many of them on a busy one.
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Playwright gives this path through the environment, so that config and workers agree on one browser.
    launchOptions: { executablePath: process.env.KITAKI_CHROMIUM ?? '', args: playwrightArguments() },
    // A recorded trace takes as long as the journey: `npm run test:e2e -- NAME --trace on` when one is wanted.
    trace: 'off',
  },
});
