import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BROWSER_ARGUMENTS, findOrInstallBrowser } from '../find-browser';
import { median } from './median';

/** `npx` downloads it only for this command. As a dependency it would be a quarter of the project's packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Measures `runs` first visits to `url` with Lighthouse, which npx downloads, on a simulated mid-range phone. Resolves to the
 * medians: four scores (0 to 100), blocking time and layout shift. Rejects if no browser can be found or installed, or if one
 * visit fails three times. A score or value that a report lacks counts as 0.
 */
export async function measureWithLighthouse(url: string, runs: number) {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await visit(url));
  const score = (name: string) =>
    Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100);
  const numericValue = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'blocking time, ms': Math.round(numericValue('total-blocking-time')),
    'layout shift': numericValue('cumulative-layout-shift'),
  };
}

/** Runs Lighthouse. It sometimes fails with NO_NAVSTART, because its trace lacks the start. Then it runs again. */
async function visit(url: string, tries = 3): Promise<Report> {
  const flags = `--chrome-flags=${['--headless=new', ...BROWSER_ARGUMENTS].join(' ')}`;
  const args = ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', '--no-enable-error-reporting', flags];
  const env = { ...process.env, CHROME_PATH: findOrInstallBrowser() };
  try {
    const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: 64_000_000 });
    return JSON.parse(stdout);
  } catch (error) {
    if (tries > 1) return visit(url, tries - 1);
    // The text of the error contains the whole report.
    throw new Error(`Lighthouse could not measure ${url}`, { cause: String(error).slice(0, 2_000) });
  }
}
