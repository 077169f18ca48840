import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/node/list-files';
import { rootDir } from '../../src/node/paths';
import { importFaults, unusedNames } from './import-check';

const files = ['src', 'sw'].flatMap((folder) =>
  listFiles(join(rootDir, folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => ({ path: folder + file, text: readFileSync(join(rootDir, folder, file), 'utf8') })),
);

test('every source file keeps the import rules', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(({ path, text }) => importFaults(path, text))).toEqual([]);
});

test('every zone that the rules name has files, and imports from each place that its rule allows', () => {
  expect(unusedNames(files)).toEqual([]);
});

test.each([
  ['src/features/quiz/form.tsx', "import { x } from '../faq/list';"],
  ['src/features/faq/list.tsx', "import { prices } from '../../content/prices';"],
  ['src/components/button.tsx', "import { faq } from '../content/copy/faq';"],
  ['src/components/button.tsx', "const x = () => import('../leads/form/dialog');"],
  ['src/leads/rules/receipt.ts', "import { safeLocalStorage } from '../../platform/browser-storage';"],
  ['src/domain/money.ts', "import { format } from 'intl';"],
  ['src/scenes/draw-house.ts', "import type { ReactNode } from 'react';"],
  ['sw/service-worker.ts', "import { head } from '../src/pages/home';"],
  ['src/leads/outbox/drain-outbox.ts', "export { onlineStatus } from '../../platform/online-status';"],
  ['sw/lead-sync.ts', "import { tabConnection } from '../src/leads/tab/tab-connection';"],
  ['src/pages/home.tsx', "import { App } from '../app/app';"],
  ['src/components/claim-value.tsx', "import { barChart } from '../scenes/charts/bar-chart';"],
  ['src/pages/home.tsx', "import { tokens } from '../theme/tokens';"],
  ['src/pages/blog/page.tsx', "import { drawing } from '../../scenes/article-drawings';"],
  ['src/scenes/charts/bar-chart.ts', "import { barSchema } from '../../content/chart-data';"],
  ['src/app/app.tsx', "import { Calculator } from '../features/calculator/calculator';"],
  ['src/app/updates/register-worker.ts', "import { x } from '../../sw/site-files';"],
  ['src/pages/home.tsx', "import { writeSite } from '../site-build/write-site';"],
  ['src/site-build/write-site.ts', "import { budgets } from '../programs/built-site/budgets';"],
  ['src/pages/home.tsx', "import { x } from '../server/lead-folder/lead-folder';"],
  ['src/server/local-server/serve.ts', "import { x } from '../../leads/outbox/send-lead';"],
  ['src/pages/home.tsx', "import { x } from '../support/site';"],
  ['src/seo/sitemap.ts', "const all = import.meta.glob(['../pages/*.tsx']);"],
  ['src/quiz/form.tsx', "import { x } from './field';"],
  ['src/leads/rules/receipt.ts', "let page: import('../../pages/home/page').Page;"],
])('in %s, this is refused: %s', (path, text) => {
  expect(importFaults(path, text)).toHaveLength(1);
});

test.each([
  ['src/features/quiz/form.tsx', "import { x } from './field';"],
  ['src/pages/home.tsx', "import { compileRecipe } from '../theme/compile-recipe';"],
  ['src/pages/home.tsx', "import { ink } from '../theme/palette';"],
  ['src/features/faq/list.tsx', "import { copy } from '../../content/copy/faq';"],
  ['src/app/app.tsx', "const load = () => import('../pages/home');"],
  ['src/pages/blog/page.tsx', "import type { Drawing } from '../../scenes/article-drawings';"],
  ['src/pages/home.tsx', "import { clamp } from '../helpers/clamp';"],
  ['src/scenes/charts/bar-chart.ts', "import type {\n  BarData,\n} from '../../content/chart-data';"],
])('in %s, this is allowed: %s', (path, text) => {
  expect(importFaults(path, text)).toEqual([]);
});

test.each([['Date.now()'], ['const now = Date.now;'], ['Math.random()'], ['new Date()']])(
  'the rules of a lead may not use %s',
  (text) => {
    expect(importFaults('src/leads/rules/outbox-entry.ts', text)).toHaveLength(1);
  },
);

test('the rules of a lead may use a date that is a parameter', () => {
  expect(importFaults('src/leads/rules/outbox-entry.ts', 'new Date(2025, 9, 1); Date.UTC(2025, 9)')).toEqual(
    [],
  );
});
