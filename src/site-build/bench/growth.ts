import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices } from 'playwright';
import { growthGoals } from '../checks/budgets';
import { installationFiles, weighFiles } from '../checks/weights';
import { playwrightArguments } from '../find-browser';
import { withBuiltSite } from './built-site';
import { buildGrownSite, growSite } from './grown-site';
import { ARTICLE } from './probes';
import { measureResponseTimes, untilReadyOffline } from './response-times';
import { withSlow3G } from './slow-line';

/** One measured figure. */
export interface GrowthFigure {
  what: string;
  unit: 's' | 'KB' | 'ms';
  measured: number;
  /** The most that it may be. Null: no goal is set. */
  goal: number | null;
}

interface GrowthOptions {
  /** The number of real and generated articles together. */
  articles: number;
  runs: number;
  /** The path of Chromium or Chrome. */
  browser: string;
  /** True: does not delete the grown copy. */
  isKept: boolean;
}

/**
 * Copies the site into a temporary folder, adds generated articles, builds the copy twice and measures it. The second
 * build finds the share pictures that the first has drawn. Rejects if a build or a measurement fails.
 */
export async function measureGrowth({
  articles,
  runs,
  browser,
  isKept,
}: GrowthOptions): Promise<GrowthFigure[]> {
  const siteDir = mkdtempSync(join(tmpdir(), 'kitaki-grown-'));
  const dist = join(siteDir, 'dist');
  const kilobytes = async (what: string, files: string[], goal?: number): Promise<GrowthFigure> => {
    const measured = (await weighFiles(files, dist)) / 1_000;
    return { what, unit: 'KB', measured, goal: goal === undefined ? null : goal / 1_000 };
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
    const times = await withBuiltSite(async (url) => {
      const ready = await readyOnSlow3G(url, browser);
      const only = '^(?:first paint|change of category)';
      const measured = await measureResponseTimes(url, browser, { routes: ['/blog', ARTICLE], runs, only });
      return [
        seconds('ready offline, slow 3G', ready, growthGoals.readySeconds),
        ...measured.map(({ what, goal, median }): GrowthFigure => {
          return { what, goal, unit: 'ms', measured: median };
        }),
      ];
    }, dist);
    return [...figures, ...times];
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
