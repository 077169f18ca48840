import { chromium, devices, type Page } from 'playwright';
import { appShell } from '../../content/copy/app-shell';
import { growthGoals } from '../checks/budgets';
import { playwrightArguments } from '../find-browser';
import { median } from './lighthouse';
import * as probes from './probes';

/** One thing that a visitor waits for. All times in milliseconds. */
export interface ResponseTime {
  what: string;
  goal: number;
  median: number;
  best: number;
}

export const ARTICLE = '/blog/reduce-ota-commission';

type Probe = [what: string, goal: number, measure: (page: Page) => Promise<number>];

function visitProbes(routes: readonly string[]): Probe[] {
  const { tap } = probes;
  return [
    ...routes.map((path): Probe => {
      return [`longest task while ${path} starts`, 100, (page) => probes.longestTask(page, path)];
    }),
    ['tap: menu', 80, (page) => tap(page, '/', 'header summary')],
    ['tap: question', 80, (page) => tap(page, '/faq', 'main summary')],
    ['tap: Add Room', 80, (page) => tap(page, probes.CALCULATOR, '[data-add]')],
    ['tap: occupancy', 80, (page) => tap(page, probes.CALCULATOR, 'input[name=occupancyRateSlider]')],
    ['keystroke, ten room types', 16, probes.keystroke],
    ...routes.map((path): Probe => {
      return [`largest paint of ${path}, slow 4G`, 950, (page) => probes.firstVisit(page, path)];
    }),
  ];
}

/** Returns the probes that need the whole site stored on the phone, for these pages. */
function installedProbes(routes: readonly string[]): Probe[] {
  return [
    ...routes.map((to): Probe => {
      const from = to === '/' ? ARTICLE : '/';
      return [`change of page from ${from} to ${to}`, 150, (page) => probes.pageChange(page, from, to)];
    }),
    ['change of category', growthGoals.categoryChangeMs, probes.categoryChange],
    ...routes.map((path): Probe => {
      return [
        `first paint of ${path}, offline, worker asleep`,
        350,
        (page) => probes.offlinePaint(page, path),
      ];
    }),
  ];
}

/**
 * Measures how quickly the built site responds on a phone with a slowed processor; resolves to one row per probe. Every
 * probe runs once before any runs again, so that a busy minute of the computer affects all. `only`: a regular
 * expression for their names. Rejects if a page does not load.
 */
export async function measureResponseTimes(
  baseURL: string,
  executablePath: string,
  { routes, runs, only }: { routes: readonly string[]; runs: number; only: string },
): Promise<ResponseTime[]> {
  const browser = await chromium.launch({ executablePath, args: playwrightArguments() });
  try {
    const phone = { ...devices['Moto G4'], baseURL };
    const installed = await browser.newContext(phone);
    const page = await installed.newPage();
    await untilReadyOffline(page, '/');
    await page.close();
    const onInstalled = async (measure: Probe[2]) => {
      const page = await installed.newPage();
      return measure(page).finally(() => page.close());
    };
    const onNewPhone = async (measure: Probe[2]) => {
      const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
      return measure(page).finally(() => page.close());
    };
    const tried = [
      ...visitProbes(routes).map((probe) => ({ probe, run: onNewPhone })),
      ...installedProbes(routes).map((probe) => ({ probe, run: onInstalled })),
    ]
      .filter(({ probe: [what] }) => new RegExp(only).test(what))
      .map((each) => ({ ...each, times: [] as number[] }));
    for (let count = 0; count < runs; count += 1) {
      for (const { probe, run, times } of tried) times.push(await run(probe[2]));
    }
    return tried.map(({ probe: [what, goal], times }) => {
      return { what, goal, median: median(times), best: Math.min(...times) };
    });
  } finally {
    await browser.close();
  }
}

/** After this time the installation counts as failed. */
const READY_LIMIT_MS = 180_000;

/** Opens the site for the first time. Returns the ms until it says it is ready offline. Rejects after 3 minutes. */
export async function untilReadyOffline(page: Page, address: string): Promise<number> {
  const startedAt = performance.now();
  await page.goto(address, { timeout: READY_LIMIT_MS });
  await page
    .getByText(`${appShell.readyOffline.title}.`, { exact: true })
    .waitFor({ timeout: READY_LIMIT_MS });
  return performance.now() - startedAt;
}
