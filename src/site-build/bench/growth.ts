import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices } from 'playwright';
import { growthGoals } from '../checks/budgets';
import { installationFiles, weighFiles } from '../checks/weights';
import { playwrightArguments } from '../find-browser';
import { measureAnswers, untilReadyOffline } from './answers';
import { withBuiltSite } from './built-site';
import { buildGrownSite, growSite } from './grown-site';
import { ARTICLE } from './probes';
import { withSlow3G } from './slow-line';

/** One measured figure and the most that it may be. Null: there is no goal for it. */
export interface GrowthFigure {
  what: string;
  unit: 's' | 'KB' | 'ms';
  measured: number;
  goal: number | null;
}

interface GrowthOptions {
  /** Of the site and generated ones together. */
  articles: number;
  runs: number;
  /** The path of Chromium or Chrome. */
  browser: string;
  /** Leaves the grown copy on the disk, for other measurements. */
  isKept: boolean;
}

/**
 * Builds a copy of the site with so many articles in a temporary folder, first without drawn share pictures and then
 * with them, and measures it. Rejects if the copy cannot be built.
 */
export async function measureGrowth({
  articles,
  runs,
  browser,
  isKept,
}: GrowthOptions): Promise<GrowthFigure[]> {
  const siteDir = mkdtempSync(join(tmpdir(), 'kitaki-grown-'));
  const dist = join(siteDir, 'dist');
  const kilobytes = async (
    what: string,
    files: readonly string[],
    goalBytes?: number,
  ): Promise<GrowthFigure> => {
    const measured = (await weighFiles(files, dist)) / 1_000;
    return { what, unit: 'KB', measured, goal: goalBytes === undefined ? null : goalBytes / 1_000 };
  };
  try {
    growSite(siteDir, articles);
    if (isKept) console.log(`\nThe grown copy is in ${siteDir}`);
    const figures: GrowthFigure[] = [
      seconds('build without share pictures', await buildGrownSite(siteDir), growthGoals.buildSeconds),
      seconds('build with share pictures', await buildGrownSite(siteDir), growthGoals.cachedBuildSeconds),
      await kilobytes('HTML of /blog', ['blog.html'], growthGoals.blogHtml),
      await kilobytes('HTML of the home page', ['index.html']),
      await kilobytes('worker script', ['service-worker.js'], growthGoals.workerScript),
      await kilobytes('offline download', installationFiles(dist)),
    ];
    return await withBuiltSite(async (url) => {
      const ready = seconds(
        'ready offline, slow 3G',
        await readyOnSlow3G(url, browser),
        growthGoals.readySeconds,
      );
      const only = '^(?:first paint|change of category)';
      const answers = await measureAnswers(url, browser, { routes: ['/blog', ARTICLE], runs, only });
      const inMs = answers.map(
        ({ what, goal, median }): GrowthFigure => ({ what, unit: 'ms', measured: median, goal }),
      );
      return [...figures, ready, ...inMs];
    }, dist);
  } finally {
    if (!isKept) rmSync(siteDir, { recursive: true });
  }
}

function seconds(what: string, measured: number, goal: number): GrowthFigure {
  return { what, unit: 's', measured, goal };
}

/** Resolves to seconds. */
async function readyOnSlow3G(url: string, executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: playwrightArguments() });
  try {
    const page = await browser.newPage(devices['Moto G4']);
    return await withSlow3G(
      Number(new URL(url).port),
      async (port) => (await untilReadyOffline(page, `http://localhost:${port}/`)) / 1_000,
    );
  } finally {
    await browser.close();
  }
}
