import { defineConfig } from 'playwright/test';
import requireBuild from '../src/node/require-build';
import type { EngineOptions } from './browsers/engine';

requireBuild();
// Node 20 needs this option for WebSocket, in the processes of the tests. Newer versions ignore it.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket`;

/** Runs the journeys in every engine. Each worker process serves the built site. */
export default defineConfig<object, EngineOptions>({
  testDir: './browsers',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  workers: 1,
  timeout: 120_000,
  // Each check asks a driver, which can be slow on a busy machine.
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: false }]],
  projects: (['chromium', 'firefox', 'webkit'] as const).map((engine) => ({ name: engine, use: { engine } })),
});
