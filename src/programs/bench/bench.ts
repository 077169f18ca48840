import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { distDir } from '../../node/paths';
import requireBuild from '../../node/require-build';
import { FONT_BUDGET, precacheBudget, routeBudget } from '../built-site/budgets';
import { installationFiles } from '../built-site/built-lists';
import { readPagePaths, readRoutes } from '../built-site/built-pages';
import { withBuiltSite } from '../built-site/serve-built-site';
import { weighFiles, weighFonts, weighRoute } from '../built-site/weights';
import { measureGrowth } from './growth';
import { measureWithLighthouse } from './lighthouse';
import { SLOWDOWN } from './probes';
import { measureResponseTimes } from './response-times';

// `npm run bench` prints weights, Lighthouse scores and response times of the built site. `-- --part weights` (or `lighthouse`,
// `times`) prints one of them. `--runs N` prints medians of N runs; the default is 5. `--only PATTERN` chooses routes and
// response times by their names. `--articles N` measures a copy of the site with N articles instead, and exits with 1 if a
// figure is above its budget or goal.
const { values: options } = parseArgs({
  options: {
    part: { type: 'string' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    articles: { type: 'string' },
  },
});
const { only, part } = options;
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1');
const parts = {
  weights: printWeights,
  lighthouse: () => withBuiltSite(printLighthouse),
  times: () => withBuiltSite(printResponseTimes),
};
if (part !== undefined && !Object.hasOwn(parts, part))
  throw new Error(`--part must be one of ${Object.keys(parts).join(', ')}`);

console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]}`,
);
if (options.articles !== undefined) await printGrowth(Number(options.articles));
else {
  requireBuild();
  for (const [name, print] of Object.entries(parts)) if (part === undefined || part === name) await print();
}

async function printGrowth(articles: number): Promise<void> {
  const figures = await measureGrowth(articles, runs);
  const rows = figures.map(({ what, measured, limit }) => {
    const isMissed = limit !== undefined && measured > limit;
    return { what, measured: toTenth(measured), limit: limit ?? '', result: isMissed ? 'MISSED' : '' };
  });
  console.log(`\nThe site with ${articles} articles; KB (1000 bytes) in brotli; ms are medians of ${runs}`);
  console.table(rows);
  if (rows.some(({ result }) => result !== '')) process.exitCode = 1;
}

async function printWeights(): Promise<void> {
  const kb = (bytes: number) => toTenth(bytes / 1000);
  const rows = readRoutes().map(async (route) => {
    const { html, text, script, pictures } = await weighRoute(route);
    const budget = routeBudget(route);
    return {
      route: route.path,
      HTML: kb(html),
      'HTML budget': kb(budget.html + (budget.excludesText ? text : 0)),
      script: kb(script),
      'script budget': kb(budget.script),
      pictures: kb(pictures),
      'pictures budget': kb(budget.pictures),
    };
  });
  const stored = installationFiles(distDir);
  const storedBytes = await weighFiles(stored, distDir);
  console.log('\nKB (1000 bytes) in brotli, and the budget');
  console.table(await Promise.all(rows));
  console.log(`fonts: ${kb(await weighFonts())} of ${kb(FONT_BUDGET)}`);
  console.log(
    `stored for offline: ${stored.length} files, ${kb(storedBytes)} of ${kb(precacheBudget(readRoutes()))}`,
  );
}

async function printLighthouse(url: string): Promise<void> {
  const rows: object[] = [];
  for (const route of readPagePaths().filter((path) => new RegExp(only).test(path)))
    rows.push({ route, ...(await measureWithLighthouse(`${url}${route}`, runs)) });
  console.log(`\nLighthouse, mobile, medians of ${runs}`);
  console.table(rows);
}

async function printResponseTimes(url: string): Promise<void> {
  const times = await measureResponseTimes(url, { routes: readPagePaths(), runs, only });
  console.log(`\nResponse times with a processor slowed ${SLOWDOWN} times, in ms: medians of ${runs}`);
  console.table(times.map((time) => ({ ...time, median: toTenth(time.median) })));
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
