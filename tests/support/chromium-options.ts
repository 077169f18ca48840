import { BROWSER_ARGUMENTS, findBrowser, WITHOUT_ADDRESS_BAR } from '../../src/programs/find-browser';

// If there is none, tests/playwright.config.ts installs one before the processes that run journeys load this file.
const executablePath = findBrowser() ?? '';

/**
 * With them Chromium starts no spare process for the next page. It takes an eighth of the processor time of the journeys. A
 * measurement keeps that process, because a visitor's browser has it.
 */
export const TEST_ARGUMENTS = [...BROWSER_ARGUMENTS, `${WITHOUT_ADDRESS_BAR},SpareRendererForSitePerProcess`];

/** All tabs of a journey share one process, so that fewer start: all journeys took 346 s in place of 378 s (28 Nov 2026). */
export const ONE_PROCESS = [...TEST_ARGUMENTS, '--renderer-process-limit=1'];

/** For `test.use`: Chromium itself, which has Background Sync and can install an app. Its headless shell has neither. */
export const WHOLE_CHROMIUM = { launchOptions: { executablePath, args: ONE_PROCESS } };

/** For `test.use`: Chromium itself, where each tab has its own process, so that two tabs run at the same time. */
export const PROCESS_PER_TAB = { launchOptions: { executablePath, args: TEST_ARGUMENTS } };
