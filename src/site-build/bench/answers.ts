import { type Browser, type BrowserContext, chromium, devices, type Page } from 'playwright';
import { frame } from '../../content/copy/frame';
import { playwrightArguments } from '../find-browser';
import { median } from './median';
import { probes, type Try } from './probes';
import type { Work } from './slow-phone';

/** One thing a person waits for, in milliseconds: the middle of several tries, and the best. */
export interface Answer {
  what: string;
  goal: number | undefined;
  median: number;
  best: number;
  /** Of the main thread meanwhile, the middle of each part. */
  work: Work;
  /** The worst, where it is looked at. */
  shift: number | undefined;
}

/**
 * How quickly the built site answers on a phone whose processor is slowed four times. Every thing is tried once before
 * any is tried again: a busy minute of the computer then falls on all of them alike.
 */
export async function measureAnswers(
  baseURL: string,
  executablePath: string,
  { routes, runs, only }: { routes: readonly string[]; runs: number; only: string },
): Promise<Answer[]> {
  const browser = await chromium.launch({ executablePath, args: playwrightArguments() });
  try {
    const phone = { ...devices['Moto G4'], baseURL };
    const installed = await browser.newContext(phone);
    await install(await installed.newPage());
    const tried = probes(routes)
      .filter(({ what }) => new RegExp(only).test(what))
      .map((probe) => ({ probe, tries: [] as Try[] }));
    for (let run = 0; run < runs; run += 1) {
      for (const { probe, tries } of tried) {
        tries.push(await inNewPage(browser, probe.isInstalled ? installed : phone, probe.measure));
      }
    }
    return tried.map(({ probe: { what, goal }, tries }) => ({ what, goal, ...summary(tries) }));
  } finally {
    await browser.close();
  }
}

function summary(tries: readonly Try[]): Pick<Answer, 'median' | 'best' | 'work' | 'shift'> {
  const times = tries.map(({ ms }) => ms);
  const shifts = tries.flatMap(({ shift }) => shift ?? []);
  const part = (of: keyof Work) => median(tries.map(({ work }) => work[of]));
  return {
    median: median(times),
    best: Math.min(...times),
    work: { all: part('all'), script: part('script'), layout: part('layout') },
    shift: shifts.length > 0 ? Math.max(...shifts) : undefined,
  };
}

/** In the context that has the site installed, or in one of its own, where no worker is wanted. */
async function inNewPage<Result>(
  browser: Browser,
  where: BrowserContext | (typeof devices)[string],
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const isOwn = !('newPage' in where);
  const context = isOwn ? await browser.newContext({ ...where, serviceWorkers: 'block' }) : where;
  const page = await context.newPage();
  try {
    return await use(page);
  } finally {
    await (isOwn ? context : page).close();
  }
}

async function install(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByText(frame.readyOffline.text).waitFor({ timeout: 60_000 });
  await page.close();
}
