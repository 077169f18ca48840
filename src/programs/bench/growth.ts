import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { devices } from 'playwright';
import { listFiles } from '../../node/list-files';
import { rootDir } from '../../node/paths';
import { routeBudget, WORKER_SCRIPT_BUDGET } from '../built-site/budgets';
import { installationFiles } from '../built-site/built-lists';
import { withBuiltSite } from '../built-site/serve-built-site';
import { weighFiles } from '../built-site/weights';
import { launchBrowser } from '../find-browser';
import { generateArticles } from './generated-articles';
import { ARTICLE_PATH, measureReadyOffline, measureResponseTimes } from './response-times';
import { withSlow3G } from './slow-network';

const ARTICLES_PATH = 'src/content/articles';

/** The files that a build and the browser journeys read, except the packages. */
const COPIED = 'src sw public tests index.html vite.config.ts package.json tsconfig.json'.split(' ');

/** A measured figure. `what` ends with its unit. `limit` is its budget (`budgets.ts`) or goal, or undefined if it has none. */
interface GrowthFigure {
  what: string;
  measured: number;
  limit: number | undefined;
}

/**
 * Copies the site to a temporary folder, adds generated articles up to `articles`, builds the copy and measures it. Resolves to
 * the figures, also if a figure is above its limit. First paints are medians of `runs`. Rejects if a step fails, or if the site
 * already has more articles. Always deletes the copy.
 */
export async function measureGrowth(articles: number, runs: number): Promise<GrowthFigure[]> {
  const repositoryCopy = mkdtempSync(join(tmpdir(), 'kitaki-grown-'));
  const dist = join(repositoryCopy, 'dist');
  const figures: GrowthFigure[] = [];
  const add = (what: string, measured: number, limit?: number) => figures.push({ what, measured, limit });
  const kilobytes = async (files: string[]) => (await weighFiles(files, dist)) / 1_000;
  try {
    growSite(repositoryCopy, articles);
    add('build, s', await buildGrownSite(repositoryCopy), 90);
    add('HTML of /blog, KB', await kilobytes(['blog.html']), routeBudget({ folder: 'blog' }).html / 1_000);
    add('worker script, KB', await kilobytes(['service-worker.js']), WORKER_SCRIPT_BUDGET / 1_000);
    add('offline download, KB', await kilobytes(installationFiles(dist)));
    await withBuiltSite(async (url) => {
      add('ready offline, slow 3G, s', await readyOnSlow3G(url), 15);
      const options = { routes: ['/blog', ARTICLE_PATH], runs, only: '^first paint' };
      for (const { what, goal, median } of await measureResponseTimes(url, options))
        add(`${what}, ms`, median, goal);
    }, dist);
    return figures;
  } finally {
    rmSync(repositoryCopy, { recursive: true });
  }
}

/** Resolves to seconds. */
async function readyOnSlow3G(url: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage(devices['Moto G4']);
    return (await withSlow3G(url, (slowUrl) => measureReadyOffline(page, slowUrl))) / 1_000;
  } finally {
    await browser.close();
  }
}

/**
 * Copies the sources for a build to the folder `repositoryCopy`, which must be empty or missing. Links the packages in
 * `node_modules`, but not its `.cache`. Adds generated articles until the copy has `articles` of them. Throws before it copies
 * if `articles` is no whole number, or less than the real articles. Throws later, with a part copied, if a file fails.
 */
export function growSite(repositoryCopy: string, articles: number): void {
  const present = listFiles(join(rootDir, ARTICLES_PATH)).length;
  if (!Number.isInteger(articles) || articles < present)
    throw new Error(`--articles must be a whole number from ${present}, the articles of the site`);
  for (const name of COPIED) cpSync(join(rootDir, name), join(repositoryCopy, name), { recursive: true });
  mkdirSync(join(repositoryCopy, 'node_modules'));
  for (const name of readdirSync(join(rootDir, 'node_modules'))) {
    if (name !== '.cache')
      symlinkSync(join(rootDir, 'node_modules', name), join(repositoryCopy, 'node_modules', name));
  }
  for (const { slug, source } of generateArticles(join(rootDir, ARTICLES_PATH), articles - present)) {
    mkdirSync(join(repositoryCopy, ARTICLES_PATH, slug));
    writeFileSync(join(repositoryCopy, ARTICLES_PATH, slug, 'index.mdx'), source);
  }
}

/** Builds the site of `repositoryCopy` into `outDir` there. Resolves to the seconds taken. Rejects if the build fails. */
export async function buildGrownSite(repositoryCopy: string, outDir = 'dist'): Promise<number> {
  const startedAt = performance.now();
  // A test runner sets NODE_ENV, and React would then build its development half.
  const { NODE_ENV: _, ...env } = process.env;
  const options = { cwd: repositoryCopy, env, shell: process.platform === 'win32' };
  const command = ['run', '--silent', 'build', '--', '--outDir', outDir];
  await promisify(execFile)('npm', command, options).catch(({ stdout, stderr }) => {
    throw new Error(`The copy could not be built:\n${stdout}${stderr}`);
  });
  return (performance.now() - startedAt) / 1_000;
}
