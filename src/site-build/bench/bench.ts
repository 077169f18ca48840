import { existsSync } from 'node:fs';
import { listPages } from '../../server/site-files';
import { fontBudget, precacheBudget, routeBudget } from '../checks/budgets';
import { readChunkManifest, readRoutes } from '../checks/script-graph';
import {
  installationFiles,
  type RouteWeights,
  type Weight,
  weighFiles,
  weighFonts,
  weighRoute,
} from '../checks/weights';
import { findBrowser } from '../find-browser';
import { distDir } from '../paths';
import { measureAnswers } from './bench-answers';
import { type BenchRow, measureWithLighthouse } from './bench-lighthouse';

// `npm run bench`: what the built site weighs, how fast it loads and how quickly it answers. A report, not a check: it
// never fails. `-- --weights-only`, `-- --answers-only`: one part of it.
const browser = findBrowser();
if (!existsSync(distDir)) console.log('There is no built site in dist/. Run `npm run build` first.');
else if (process.argv.includes('--weights-only')) await printWeights();
else if (browser === null)
  console.log('There is no Chromium or Chrome on this computer; `--weights-only` needs none.');
else if (process.argv.includes('--answers-only')) await printAnswers(browser);
else {
  await printWeights();
  await printLighthouse(browser);
  await printAnswers(browser);
}

async function printWeights(): Promise<void> {
  const manifest = readChunkManifest();
  const weights = await Promise.all(readRoutes().map((route) => weighRoute(route, distDir, manifest)));
  const fonts = await weighFonts(distDir);
  const stored = installationFiles(distDir);

  console.log('\nKB (1000 bytes) gzip / brotli; the budget, in brotli, behind a bar\n');
  printTable(
    ['route', 'HTML', 'styles in it', 'script', 'pictures', 'fonts'],
    weights.map((row) => weightRow(row, fonts)),
  );
  console.log(`\nfonts: ${kb(fonts.raw)} | ${kb(fontBudget)}`);
  console.log(
    `stored for offline: ${stored.length} files, ${pair(await weighFiles(stored, distDir))} | ${kb(precacheBudget)}`,
  );
}

async function printLighthouse(browser: string): Promise<void> {
  console.log('\nLighthouse, mobile (one run a route; times vary from computer to computer)\n');
  const rows: BenchRow[] = [];
  for (const path of listPages(distDir)) {
    rows.push(await measureWithLighthouse(path, browser));
  }
  printTable(['route', 'perf', 'a11y', 'best', 'seo', 'FCP s', 'LCP s', 'TBT ms', 'CLS'], rows);
}

async function printAnswers(browser: string): Promise<void> {
  console.log('\nAnswers at a processor slowed four times, in ms, the best of five tries, and all of them\n');
  const answers = await measureAnswers(browser);
  printTable(
    ['what', 'ms', 'goal', 'tries'],
    answers.map(({ what, goal, tries }) => [
      what,
      (tries[0] ?? 0).toFixed(0),
      String(goal),
      tries.map((ms) => ms.toFixed(0)).join(' '),
    ]),
  );
}

function weightRow({ route, html, text, styles, script, pictures }: RouteWeights, fonts: Weight): string[] {
  const budget = routeBudget(route);
  const htmlBudget = budget.html + (budget.isTextFree ? text.brotli : 0);
  return [
    route.path,
    `${pair(html)} | ${kb(htmlBudget)}`,
    pair(styles),
    `${pair(script)} | ${kb(budget.script)}`,
    `${pair(pictures)} | ${kb(budget.pictures)}`,
    kb(fonts.raw),
  ];
}

function pair({ gzip, brotli }: Weight): string {
  return `${kb(gzip)} / ${kb(brotli)}`;
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
  }
}
