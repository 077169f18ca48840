import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devices } from 'playwright';
import { GROWTH_GOALS } from '../../site-build/checks/budgets';
import { weighFiles } from '../../site-build/checks/weights';
import { installationFiles } from '../../site-build/precache/built-lists';
import { withBuiltSite } from '../built-site';
import { launchBrowser } from '../find-browser';
import { buildGrownSite, growSite } from './grown-site';
import { ARTICLE_PATH, measureReadyOffline, measureResponseTimes } from './response-times';
import { withSlow3G } from './slow-network';

/** A measured figure. `what` ends with its unit. `goal` is the highest value allowed, or undefined if none is set. */
interface GrowthFigure {
  what: string;
  measured: number;
  goal: number | undefined;
}

/**
 * Copies the site to a temporary folder, adds generated articles up to `articles`, builds it and measures it. Resolves to its
 * figures. Rejects if `growSite` refuses `articles`, or if build or measurement fails.
 * - First paints are medians of `runs`.
 * - With `isKept` it logs the path of the copy. Else it deletes the copy, even after a failure.
 */
export async function measureGrowth(
  articles: number,
  runs: number,
  isKept: boolean,
): Promise<GrowthFigure[]> {
  const repositoryCopy = mkdtempSync(join(tmpdir(), 'kitaki-grown-'));
  const dist = join(repositoryCopy, 'dist');
  const figures: GrowthFigure[] = [];
  const add = (what: string, measured: number, goal?: number) => figures.push({ what, measured, goal });
  const kilobytes = async (files: string[]) => (await weighFiles(files, dist)) / 1_000;
  try {
    growSite(repositoryCopy, articles);
    if (isKept) console.log(`\nThe grown copy is in ${repositoryCopy}`);
    add('build, s', await buildGrownSite(repositoryCopy), GROWTH_GOALS.buildSeconds);
    add('HTML of /blog, KB', await kilobytes(['blog.html']), GROWTH_GOALS.blogHtml / 1_000);
    add('HTML of the home page, KB', await kilobytes(['index.html']));
    add('worker script, KB', await kilobytes(['service-worker.js']), GROWTH_GOALS.workerScript / 1_000);
    add('offline download, KB', await kilobytes(installationFiles(dist)));
    await withBuiltSite(async (url) => {
      add('ready offline, slow 3G, s', await readyOnSlow3G(url), GROWTH_GOALS.readySeconds);
      const options = { routes: ['/blog', ARTICLE_PATH], runs, only: '^first paint' };
      for (const { what, goal, median } of await measureResponseTimes(url, options))
        add(`${what}, ms`, median, goal);
    }, dist);
    return figures;
  } finally {
    if (!isKept) rmSync(repositoryCopy, { recursive: true });
  }
}

/** Resolves to seconds. */
async function readyOnSlow3G(url: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage(devices['Moto G4']);
    return await withSlow3G(
      Number(new URL(url).port),
      async (port) => (await measureReadyOffline(page, `http://localhost:${port}/`)) / 1_000,
    );
  } finally {
    await browser.close();
  }
}
