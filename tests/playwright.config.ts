import { defineConfig } from 'playwright/test';
import requireBuild from '../src/node/require-build';
import { findCommand, findOrInstallBrowser } from '../src/programs/find-browser';
import { ONE_PROCESS } from './support/chromium-options';

/**
 * Chromium's program without windows, if it is in PATH (Debian has it) and KITAKI_CHROMIUM names no other browser. All journeys
 * took 293 s in it, and 348 s in Chromium (28 November 2026). A journey that needs what it lacks uses `WHOLE_CHROMIUM`.
 */
const headlessShell = process.env.KITAKI_CHROMIUM ? null : findCommand('chromium-headless-shell');

requireBuild();
const chromium = findOrInstallBrowser();

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
  // Without a limit, `toPass` repeats its actions until the test is stopped, and a sequence of faults then has no history.
  expect: { timeout: 15_000, toPass: { timeout: 30_000 } },
  reporter: [['list', { printSteps: false }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: { executablePath: headlessShell ?? chromium, args: ONE_PROCESS },
    // Recording a trace doubles the time. `npm run test:e2e -- NAME --trace on` records one.
    trace: 'off',
  },
});
