import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { pagePlugins } from '../src/site-build/plugins/page-plugins';

const root = fileURLToPath(new URL('..', import.meta.url));

// A developer may have set these for a build or for the local server. The tests expect the defaults.
for (const name of Object.keys(process.env)) if (/^(?:LEAD|VITE)_/.test(name)) delete process.env[name];

/**
 * Loads vitest and jsdom once for each process, not for each file, which halves the time. Each file still has its own globals.
 * An error that Node creates is then not `instanceof Error`, so the source reads only its name or message.
 */
const pool = 'vmForks';

/** tests/README.md says which test belongs where. A unit test that needs a `window` asks for jsdom in its first line. */
export default defineConfig({
  root,
  // No .env files, for the same reason.
  envDir: false,
  plugins: pagePlugins(),
  test: {
    // Processes: in threads, Node crashed once while a native module was unloaded.
    pool: 'forks',
    maxWorkers: 2,
    // These limits only end a test that hangs. On a busy machine two seconds of work can take twenty.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // Before each test, also if the one before it failed. `real-timers.ts` does the same for `vi.useFakeTimers`.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ['tests/support/real-timers.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          pool,
          include: ['tests/unit/**/*.test.ts', 'tests/imports/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          pool,
          include: ['tests/component/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/component/new-page.ts', 'tests/component/missing-in-jsdom.ts'],
        },
      },
      {
        extends: true,
        // Not part of `npm test`, because it needs a database server and Deno. `npm run test:function` downloads both.
        test: { name: 'function', include: ['tests/lead-function/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'build',
          pool,
          include: ['tests/build/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'src/node/require-build.ts',
        },
      },
    ],
  },
});
