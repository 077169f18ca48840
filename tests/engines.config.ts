import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './engines/engine';
import { installedEngines } from './engines/installed';

/** Runs the journeys in every installed engine. Each worker process serves the built site. */
export default defineConfig<object, EngineOptions>({
  testDir: './engines',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  workers: 1,
  timeout: 120_000,
  // Each check asks a driver, which can be slow on a busy machine.
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: false }]],
  projects: installedEngines().flatMap(({ engine, program }) =>
    program === null ? [] : [{ name: engine, use: { engine, program } }],
  ),
});
