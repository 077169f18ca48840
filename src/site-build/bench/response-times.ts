import { type Browser, type BrowserContext, chromium, devices, type Page } from 'playwright';
import { appShell } from '../../content/copy/app-shell';
import { playwrightArguments } from '../find-browser';
import { median } from './median';
import { probes } from './probes';

/** One thing that a visitor waits for. All times in milliseconds. */
export interface ResponseTime {
  what: string;
  goal: number;
  median: number;
  best: number;
}

/**
 * Measures how quickly the built site responds on a phone with a slowed processor. Every probe runs once before any probe
 * runs again, so that a busy minute of the computer affects all of them. `only`: a regular expression for their names.
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
    const tried = probes(routes)
      .filter(({ what }) => new RegExp(only).test(what))
      .map((probe) => ({ probe, times: [] as number[] }));
    for (let run = 0; run < runs; run += 1) {
      for (const { probe, times } of tried) {
        times.push(await inNewPage(browser, probe.isInstalled ? installed : phone, probe.measure));
      }
    }
    return tried.map(({ probe: { what, goal }, times }) => ({
      what,
      goal,
      median: median(times),
      best: Math.min(...times),
    }));
  } finally {
    await browser.close();
  }
}

/** Runs `use` on a new page: of the browser context in which the site is installed, or of a new one without a worker. */
async function inNewPage(
  browser: Browser,
  where: BrowserContext | (typeof devices)[string],
  use: (page: Page) => Promise<number>,
): Promise<number> {
  const isNew = !('newPage' in where);
  const context = isNew ? await browser.newContext({ ...where, serviceWorkers: 'block' }) : where;
  const page = await context.newPage();
  try {
    return await use(page);
  } finally {
    await (isNew ? context : page).close();
  }
}

/** Opens the site for the first time. Resolves to the milliseconds until the page says that it is ready offline. */
export async function untilReadyOffline(page: Page, address: string): Promise<number> {
  const startedAt = performance.now();
  await page.goto(address, { timeout: READY_LIMIT_MS });
  await page
    .getByText(`${appShell.readyOffline.title}.`, { exact: true })
    .waitFor({ timeout: READY_LIMIT_MS });
  return performance.now() - startedAt;
}

/** After this time the installation counts as failed. */
const READY_LIMIT_MS = 180_000;
