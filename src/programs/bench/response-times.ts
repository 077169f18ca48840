import { devices, type Page } from 'playwright';
import { appShellCopy } from '../../content/copy/app-shell';
import { launchBrowser } from '../find-browser';
import { median } from './median';
import * as probes from './probes';

export const ARTICLE_PATH = '/blog/reduce-ota-commission';

interface Probe {
  what: string;
  goal: number;
  /** True if the phone has stored the whole site. If false, every measurement is a first visit. */
  isInstalled: boolean;
  measure: (page: Page) => Promise<number>;
}

/** Returns the probes. Taps and keys are measured on some pages, the other times on each of `routes`. */
function probesOf(routes: readonly string[]): Probe[] {
  const { measureTap, CALCULATOR_PATH } = probes;
  type Make = (what: string, goal: number, measure: Probe['measure']) => Probe;
  const visit: Make = (what, goal, measure) => ({ what, goal, isInstalled: false, measure });
  const installed: Make = (what, goal, measure) => ({ what, goal, isInstalled: true, measure });
  return [
    ...routes.map((path) =>
      visit(`longest task while ${path} starts`, 100, (page) => probes.measureLongestTask(page, path)),
    ),
    visit('tap: menu', 80, (page) => measureTap(page, '/', 'header summary')),
    visit('tap: question', 80, (page) => measureTap(page, '/faq', 'main summary')),
    visit('tap: Add Room', 80, (page) => measureTap(page, CALCULATOR_PATH, '[data-add]')),
    visit('tap: occupancy', 80, (page) => measureTap(page, CALCULATOR_PATH, 'input[type=range]')),
    visit('keystroke, ten room types', 16, probes.measureKeystroke),
    ...routes.map((path) =>
      visit(`largest paint of ${path}, slow 4G`, 950, (page) => probes.measureFirstVisit(page, path)),
    ),
    ...routes.map((to) => {
      const from = to === '/' ? ARTICLE_PATH : '/';
      return installed(`change of page from ${from} to ${to}`, 150, (page) =>
        probes.measurePageChange(page, from, to),
      );
    }),
    ...routes.map((path) =>
      installed(`first paint of ${path}, offline, worker asleep`, 350, (page) =>
        probes.measureOfflinePaint(page, path),
      ),
    ),
  ];
}

/**
 * Measures how quickly the pages `routes` (clean paths) of the site at `baseURL` respond on a phone with a slowed processor.
 * Each probe whose name matches the regular expression `only` ('' matches all) measures `runs` times. Resolves to a row for
 * each such probe: its name `what`, and in ms the `goal` and the `median`. Resolves to [] if no name matches. Rejects if a
 * step fails or `only` is no regular expression.
 */
export async function measureResponseTimes(
  baseURL: string,
  { routes, runs, only }: { routes: readonly string[]; runs: number; only: string },
) {
  const browser = await launchBrowser();
  try {
    const phone = { ...devices['Moto G4'], baseURL };
    const installedPhone = await browser.newContext(phone);
    const installingPage = await installedPhone.newPage();
    await measureReadyOffline(installingPage, '/').finally(() => installingPage.close());
    const chosen = probesOf(routes)
      .filter(({ what }) => new RegExp(only).test(what))
      .map((probe) => ({ ...probe, times: [] as number[] }));
    // The probes take turns, so a busy minute of the computer affects all.
    for (let count = 0; count < runs; count += 1) {
      for (const { isInstalled, measure, times } of chosen) {
        const page = isInstalled
          ? await installedPhone.newPage()
          : await browser.newPage({ ...phone, serviceWorkers: 'block' });
        times.push(await measure(page).finally(() => page.close()));
      }
    }
    return chosen.map(({ what, goal, times }) => ({ what, goal, median: median(times) }));
  } finally {
    await browser.close();
  }
}

const READY_LIMIT_MS = 180_000;

/**
 * Opens `address` in `page`, whose browser context must be new. Resolves to the ms from the start of the load until the page
 * says that the site is ready offline. Rejects if the page does not load or does not say so. Each may take `READY_LIMIT_MS`.
 */
export async function measureReadyOffline(page: Page, address: string): Promise<number> {
  const startedAt = performance.now();
  await page.goto(address, { timeout: READY_LIMIT_MS });
  await page
    .getByText(`${appShellCopy.readyOffline.title}.`, { exact: true })
    .waitFor({ timeout: READY_LIMIT_MS });
  return performance.now() - startedAt;
}
