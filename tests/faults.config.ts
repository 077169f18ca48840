import { defineConfig } from 'playwright/test';
import journeys from './playwright.config';

// Without FAULT_SEEDS, `npm run test:faults` runs the sequences 1 to 30.
process.env.FAULT_SEEDS ??= '1-30';

export default defineConfig(journeys, {
  testMatch: '**/random-faults.test.ts',
  // Sequences run side by side, and each step may wait for a server that is just being started.
  expect: { timeout: 30_000 },
});
