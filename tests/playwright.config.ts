import { defineConfig } from 'playwright/test';
import { findCommand, findOrInstallBrowser, TEST_ARGUMENTS } from '../src/programs/find-browser';
import { requireBuild } from './support/require-build';

/**
 * All tabs of a journey share one process, so that fewer start: all journeys took 346 s in place of 378 s (28 November 2026).
 * Journeys whose tabs must run at the same time use `PROCESS_PER_TAB`.
 */
const ONE_PROCESS = [...TEST_ARGUMENTS, '--renderer-process-limit=1'];

requireBuild();
const chromium = findOrInstallBrowser();
/**
 * Chromium's program for headless use, if it is installed and KITAKI_CHROMIUM names no other. It draws no window around the page:
 * all journeys took 293 s in it, and 348 s in Chromium (28 November 2026).
 */
const headlessShell = process.env.KITAKI_CHROMIUM
  ? chromium
  : (findCommand('chromium-headless-shell') ?? chromium);
/** Journeys about what only Chromium itself has: Background Sync, and the installation of an app. */
const IN_CHROMIUM = ['lead/**', 'offline/app-can-be-installed.test.ts'];

/** Each worker process serves the built site (tests/support/site.ts), so this file starts no server and fixes no port. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // These limits only end a journey that hangs. A first visit stores the whole site, for which it has 90 seconds.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording a trace doubles the time. `npm run test:e2e -- NAME --trace on` records one.
    trace: 'off',
  },
  projects: [
    {
      name: 'headless shell',
      testIgnore: IN_CHROMIUM,
      use: { launchOptions: { executablePath: headlessShell, args: ONE_PROCESS } },
    },
    {
      name: 'chromium',
      testMatch: IN_CHROMIUM,
      use: { launchOptions: { executablePath: chromium, args: ONE_PROCESS } },
    },
  ],
});
