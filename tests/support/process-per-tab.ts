import { findOrInstallBrowser, TEST_ARGUMENTS } from '../../src/programs/find-browser';

/** For `test.use`: each tab has its own process, as in a visitor's browser, so that two tabs run at the same time. */
export const PROCESS_PER_TAB = {
  launchOptions: { executablePath: findOrInstallBrowser(), args: TEST_ARGUMENTS },
};
