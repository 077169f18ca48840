import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/node/list-files';
import { rootDir } from '../../src/node/paths';
import { importFaults, unusedPlaces } from './import-check';
import { BROWSER_ZONES, IMPORT_RULES, PURE_ZONES } from './import-rules';

const faultsOf = (path: string, text: string) => importFaults([{ path, text }]);

const files = ['src', 'sw'].flatMap((folder) =>
  listFiles(join(rootDir, folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => ({ path: folder + file, text: readFileSync(join(rootDir, folder, file), 'utf8') })),
);

test('every source file keeps the import rules', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(importFaults(files)).toEqual([]);
});

test('every place that a rule allows is imported', () => {
  expect(unusedPlaces(files)).toEqual([]);
});

test('every zone and place that the rules name is a folder or file', () => {
  const places = Object.values(IMPORT_RULES).flatMap(({ from, types = [] }) => [...from, ...types]);
  const named = new Set([...Object.keys(IMPORT_RULES), ...PURE_ZONES, ...BROWSER_ZONES, ...places]);
  const paths = readdirSync(join(rootDir, 'src'), { recursive: true, encoding: 'utf8' });
  // `sw` is beside src/, `entry` is the files in src/ itself.
  const unknown = [...named].filter(
    (name) =>
      name !== 'sw' &&
      name !== 'entry' &&
      !paths.some((path) => `${path.replaceAll('\\', '/')}.`.startsWith(`${name}.`)),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['a feature from another feature', 'src/features/quiz/form.tsx', "import { x } from '../faq/list';"],
  [
    'a feature from the content of a page',
    'src/features/faq/list.tsx',
    "import { faq } from '../../content/faq';",
  ],
  ['a component from the content', 'src/components/button.tsx', "import { faq } from '../content/faq';"],
  [
    'a component from a feature, lazily',
    'src/components/button.tsx',
    "const x = () => import('../leads/form/dialog');",
  ],
  [
    'the rules of a lead from a browser capability',
    'src/leads/rules/lead.ts',
    "import { safeLocalStorage } from '../../platform/browser-storage';",
  ],
  ['the domain from a package', 'src/domain/money.ts', "import { format } from 'intl';"],
  ['a scene from a package', 'src/scenes/draw-house.ts', "import type { ReactNode } from 'react';"],
  ['the worker from a page', 'sw/service-worker.ts', "import { head } from '../src/pages/home';"],
  [
    'the outbox from the platform',
    'src/leads/outbox/drain-outbox.ts',
    "export { onlineStatus } from '../../platform/online-status';",
  ],
  [
    'the worker from the outbox of a page',
    'sw/lead-sync.ts',
    "import { tabOutbox } from '../src/leads/tab-outbox/tab-outbox';",
  ],
  ['a page from the app', 'src/pages/home.tsx', "import { App } from '../app/app';"],
  [
    'a component from what draws charts',
    'src/components/claim-value.tsx',
    "import { barChart } from '../scenes/charts/bar-chart';",
  ],
  ['a page from the tokens', 'src/pages/home.tsx', "import { tokens } from '../theme/tokens';"],
  [
    'the app from a feature that belongs to a page',
    'src/app/app.tsx',
    "import { Calculator } from '../features/calculator/calculator';",
  ],
  [
    'the app from the values of the worker',
    'src/app/updates/register-worker.ts',
    "import { x } from '../../sw/site-files';",
  ],
  [
    'anything from the build',
    'src/pages/home.tsx',
    "import { budgets } from '../site-build/checks/budgets';",
  ],
  ['a page from the server', 'src/pages/home.tsx', "import { x } from '../server/lead-folder/lead-folder';"],
  [
    'the server from the outbox',
    'src/server/local-server/serve.ts',
    "import { x } from '../../leads/outbox/send-lead';",
  ],
  ['anything from the tests', 'src/pages/home.tsx', "import { x } from '../support/site';"],
  ['a page from files by pattern', 'src/seo/sitemap.ts', "const all = import.meta.glob(['../pages/*.tsx']);"],
  ['a page by its type alone', 'src/leads/rules/lead.ts', "let page: import('../../pages/home/page').Page;"],
])('%s is refused', (_case, path, text) => {
  expect(faultsOf(path, text)).toHaveLength(1);
});

test.each([
  ['a file of the same zone', 'src/features/quiz/form.tsx', "import { x } from './field';"],
  [
    'styles and colours',
    'src/pages/home.tsx',
    "import { compileRecipe } from '../theme/compile-recipe'; import { ink } from '../theme/palette';",
  ],
  ['the words of a feature', 'src/features/faq/list.tsx', "import { copy } from '../../content/copy/faq';"],
  ['pages, lazily', 'src/app/app.tsx', "const load = () => import('../pages/home');"],
  [
    'the types of the drawings',
    'src/pages/blog/page.tsx',
    "import type { Chart } from '../../scenes/charts/bar-chart';",
  ],
  [
    'the types of the drawings, said at each name',
    'src/pages/blog/page.tsx',
    "import { type Chart } from '../../scenes/charts/bar-chart';",
  ],
  [
    'an import that is only a text',
    'src/leads/rules/lead.ts',
    `const text = "import x from '../pages/home'";`,
  ],
])('%s may be imported', (_case, path, text) => {
  expect(faultsOf(path, text)).toEqual([]);
});

test.each([['globalThis.localStorage.clear()'], ['self.sessionStorage'], ['globalThis.navigator?.onLine']])(
  'a feature may not use %s',
  (text) => {
    expect(faultsOf('src/features/faq/list.tsx', text).join()).toMatch(/belongs to platform\//);
  },
);

test('the platform may use the global objects of the browser, and the outbox navigator.locks', () => {
  expect(faultsOf('src/platform/page-lifecycle.ts', 'globalThis.history.back()')).toEqual([]);
  expect(faultsOf('src/leads/outbox/lead-locks.ts', 'globalThis.navigator?.locks')).toEqual([]);
});

test.each([['Date.now()'], ['const now = Date.now;'], ['Math.random()'], ['new Date()']])(
  'the rules of a lead may not use %s',
  (text) => {
    expect(faultsOf('src/leads/rules/outbox-entry.ts', text)).toHaveLength(1);
  },
);

test('the rules of a lead may use a date that is a parameter', () => {
  expect(faultsOf('src/leads/rules/outbox-entry.ts', 'new Date(2025, 9, 1); Date.UTC(2025, 9)')).toEqual([]);
});
