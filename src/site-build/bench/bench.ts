import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { listPages } from '../../server/site-files';
import { fontBudget, precacheBudget, routeBudget } from '../checks/budgets';
import { readChunkManifest, readRoutes } from '../checks/script-graph';
import { installationFiles, type RouteWeights, weighFiles, weighFonts, weighRoute } from '../checks/weights';
import { findBrowser } from '../find-browser';
import { distDir } from '../paths';
import { withBuiltSite } from './built-site';
import { type GrowthFigure, measureGrowth } from './growth';
import { measureWithLighthouse } from './lighthouse';
import { measureResponseTimes } from './response-times';
import { SLOWDOWN } from './slow-phone';

// `npm run bench`: prints weights, Lighthouse scores and response times of the built site, and never fails.
// `-- --weights-only`, `--lighthouse-only`, `--times-only`: one part. `--runs N`: medians of N runs (5). `--only PATTERN`:
// routes and response times whose names match. `--articles N`: measures a copy of the site with N articles instead, and
// exits with 1 if a figure is above its goal; `--keep` does not delete the copy.
const { values: options } = parseArgs({
  options: {
    'weights-only': { type: 'boolean' },
    'lighthouse-only': { type: 'boolean' },
    'times-only': { type: 'boolean' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    articles: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]}`,
);
if (options.articles !== undefined) await printGrowth(Number(options.articles));
else if (!existsSync(distDir)) console.log('There is no built site in dist/. Run `npm run build` first.');
else {
  const isOnePart = options['weights-only'] || options['lighthouse-only'] || options['times-only'];
  if (!isOnePart || options['weights-only']) await printWeights();
  if (!isOnePart || options['lighthouse-only']) await inBrowser(printLighthouse);
  if (!isOnePart || options['times-only']) await inBrowser(printResponseTimes);
}

async function printGrowth(articles: number): Promise<void> {
  const browser = findBrowser();
  if (browser === null) throw new Error('There is no Chromium or Chrome on this computer.');
  const figures = await measureGrowth({
    articles,
    browser,
    runs: Number(options.runs),
    isKept: options.keep,
  });
  const isMissed = ({ measured, goal }: GrowthFigure) => goal !== null && measured > goal;
  console.log(
    `\nThe site with ${articles} articles; KB (1000 bytes) in brotli; ms are medians of ${options.runs}\n`,
  );
  printTable(
    ['what', 'measured', 'goal', ''],
    figures.map((figure) => [
      figure.what,
      `${figure.measured.toFixed(figure.unit === 'ms' ? 0 : 1)} ${figure.unit}`,
      figure.goal === null ? '' : `${figure.goal} ${figure.unit}`,
      isMissed(figure) ? 'MISSED' : '',
    ]),
  );
  if (figures.some(isMissed)) process.exitCode = 1;
}

/** Serves the built site and calls `print` with its address and the path of a browser. Without a browser: says so. */
async function inBrowser(print: (url: string, browser: string) => Promise<void>): Promise<void> {
  const browser = findBrowser();
  if (browser === null)
    console.log('There is no Chromium or Chrome on this computer; `--weights-only` needs none.');
  else await withBuiltSite((url) => print(url, browser));
}

async function printWeights(): Promise<void> {
  const manifest = readChunkManifest();
  const weights = await Promise.all(readRoutes().map((route) => weighRoute(route, distDir, manifest)));
  const stored = installationFiles(distDir);

  console.log('\nKB (1000 bytes) in brotli, and the budget\n');
  printTable(['route', 'HTML', 'budget', 'script', 'budget', 'pictures', 'budget'], weights.map(weightRow));
  console.log(`\nfonts: ${kb(await weighFonts(distDir))} of ${kb(fontBudget)}`);
  console.log(
    `stored for offline: ${stored.length} files, ${kb(await weighFiles(stored, distDir))} of ${kb(precacheBudget)}`,
  );
}

async function printLighthouse(url: string, browser: string): Promise<void> {
  console.log(`\nLighthouse, mobile, medians of ${options.runs}\n`);
  const rows: string[][] = [];
  for (const path of listPages(distDir).filter((path) => new RegExp(options.only).test(path))) {
    rows.push([path, ...(await measureWithLighthouse(`${url}${path}`, browser, Number(options.runs)))]);
  }
  printTable(['route', 'perf', 'a11y', 'best', 'seo', 'FCP s', 'LCP s', 'TBT ms', 'CLS'], rows);
}

async function printResponseTimes(url: string, browser: string): Promise<void> {
  console.log(
    `\nResponse times with a processor slowed ${SLOWDOWN} times, in ms: medians of ${options.runs}\n`,
  );
  const routes = listPages(distDir);
  const times = await measureResponseTimes(url, browser, {
    routes,
    runs: Number(options.runs),
    only: options.only,
  });
  printTable(
    ['what', 'goal', 'median', 'best'],
    times.map(({ what, goal, median, best }) => [what, ...[goal, median, best].map((ms) => ms.toFixed(0))]),
  );
}

function weightRow({ route, html, text, script, pictures }: RouteWeights): string[] {
  const budget = routeBudget(route);
  const htmlBudget = budget.html + (budget.isTextFree ? text : 0);
  const columns = [html, htmlBudget, script, budget.script, pictures, budget.pictures];
  return [route.path, ...columns.map(kb)];
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
