import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserArguments } from '../find-browser';
import { median } from './median';

/** `npx` downloads it for this command alone: as a dependency it would be a quarter of the project's packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const columns: { of: string; digits: number; unit: number }[] = [
  { of: 'first-contentful-paint', unit: 1000, digits: 2 },
  { of: 'largest-contentful-paint', unit: 1000, digits: 2 },
  { of: 'total-blocking-time', unit: 1, digits: 0 },
  { of: 'cumulative-layout-shift', unit: 1, digits: 3 },
];

/**
 * Measures first visits to `url` on Lighthouse's mid-range phone, each in a new browser. Resolves to the medians of four
 * scores and four times as text. Rejects if Lighthouse fails three times.
 */
export async function measureWithLighthouse(url: string, browser: string, runs: number): Promise<string[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await visit(url, browser));
  const score = (name: string) => median(results.map(({ categories }) => categories[name]?.score ?? 0)) * 100;
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) => score(name).toFixed(0)),
    ...columns.map(({ of, unit, digits }) =>
      (median(results.map(({ audits }) => audits[of]?.numericValue ?? 0)) / unit).toFixed(digits),
    ),
  ];
}

/** The fields of Lighthouse's report that are read. */
interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Lighthouse sometimes loses the beginning of its own trace (NO_NAVSTART) and must run again. */
const TRIES = 3;

async function visit(url: string, browser: string): Promise<Result> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      const { stdout } = await promisify(execFile)(
        'npx',
        ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', '--no-enable-error-reporting', flags()],
        { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64_000_000 },
      );
      return JSON.parse(stdout);
    } catch (error) {
      // The text of the error contains the whole report.
      if (left === 0)
        throw new Error(`Lighthouse could not measure ${url}`, { cause: String(error).slice(0, 2_000) });
    }
  }
}

function flags(): string {
  return `--chrome-flags=${['--headless=new', ...browserArguments()].join(' ')}`;
}
