import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './engines/engine';
import { installedEngines } from './engines/installed';

/** The same journeys in every engine that is here. Each worker serves the built site itself. */
export default defineConfig<object, EngineOptions>({
  testDir: './engines',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  workers: 1,
  timeout: 120_000,
  // Each look asks a driver, which is slow to answer on a busy machine.
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: false }]],
  projects: installedEngines().flatMap(({ engine, program }) =>
    program === null ? [] : [{ name: engine, use: { engine, program } }],
  ),
});
