import { type Browser, type CDPSession, chromium, devices, type Page } from 'playwright';
import { frame } from '../../content/copy/frame';
import { browserArguments } from '../find-browser';
import { withBuiltSite } from './bench-site';

/** One thing a person waits for, and how long, in milliseconds. */
export interface Answer {
  what: string;
  goal: number;
  /** The best try first. */
  tries: number[];
}

interface Probe {
  what: string;
  /** Milliseconds, of the product's goals. */
  goal: number;
  /** The whole site is stored on the phone before it begins. */
  isInstalled?: boolean;
  measure(page: Page): Promise<number>;
}

const TRIES = 5;
const SLOWDOWN = 4;
const CALCULATOR = '/tools/revenue-calculator';
const ARTICLE = '/blog/reduce-ota-commission';

const probes: Probe[] = [
  ...['/', '/faq', '/contact', CALCULATOR, ARTICLE].map((path) => ({
    what: `longest task while ${path} starts`,
    goal: 120,
    measure: (page: Page) => longestStartingTask(page, path),
  })),
  { what: 'tap on the menu', goal: 80, measure: (page) => tap(page, '/', 'header summary') },
  { what: 'tap on a question', goal: 80, measure: (page) => tap(page, '/faq', 'main summary') },
  { what: 'tap on Add Room', goal: 80, measure: (page) => tap(page, CALCULATOR, '[data-add]') },
  {
    what: 'tap on the occupancy',
    goal: 80,
    measure: (page) => tap(page, CALCULATOR, 'input[name=occupancySlider]'),
  },
  {
    what: 'keystroke with ten room types, work of page and browser',
    goal: 16,
    measure: (page) => keystroke(page),
  },
  ...['/about', '/contact', CALCULATOR, ARTICLE].map((path) => ({
    what: `change of page from / to ${path}, installed`,
    goal: 150,
    isInstalled: true,
    measure: (page: Page) => pageChange(page, path),
  })),
  ...['/', '/contact', CALCULATOR, ARTICLE].map((path) => ({
    what: `first paint of ${path}, offline, worker asleep`,
    goal: 350,
    isInstalled: true,
    measure: (page: Page) => offlinePaint(page, path),
  })),
];

/**
 * How quickly the built site answers on a phone whose processor is slowed four times. Several tries each: whatever else
 * the computer does only adds, so the best one says most about the site.
 */
export function measureAnswers(executablePath: string): Promise<Answer[]> {
  return withBuiltSite(async (baseURL) => {
    const browser = await chromium.launch({ executablePath, args: browserArguments() });
    try {
      return await runProbes(browser, baseURL);
    } finally {
      await browser.close();
    }
  });
}

async function runProbes(browser: Browser, baseURL: string): Promise<Answer[]> {
  const phone = { ...devices['Moto G4'], baseURL };
  const installed = await browser.newContext(phone);
  await install(await installed.newPage());
  const answers: Answer[] = [];
  for (const { what, goal, isInstalled = false, measure } of probes) {
    const tries: number[] = [];
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const visit = isInstalled ? installed : await browser.newContext({ ...phone, serviceWorkers: 'block' });
      const page = await visit.newPage();
      tries.push(await measure(page));
      await (isInstalled ? page : visit).close();
    }
    answers.push({ what, goal, tries: tries.sort((a, b) => a - b) });
  }
  return answers;
}

async function install(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByText(frame.readyOffline.text).waitFor({ timeout: 60_000 });
  await page.close();
}

/** A browser reports tasks of 50 ms and more; 0 when there was none. */
async function longestStartingTask(page: Page, path: string): Promise<number> {
  await slowDown(page);
  await open(page, path);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(Math.max(...list.getEntries().map((entry) => entry.duration))),
        ).observe({ type: 'longtask', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

/** From the touch to the frame that shows what came of it, as the browser's own Event Timing counts: in steps of 8 ms. */
async function tap(page: Page, path: string, selector: string): Promise<number> {
  await open(page, path);
  await slowDown(page);
  await page.evaluate(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe({ type: 'event', ...{ durationThreshold: 16 } });
    Object.assign(window, { durations });
  });
  await page.locator(selector).first().tap();
  await page.waitForTimeout(1_000);
  return page.evaluate(() => Math.max(0, ...Reflect.get(window, 'durations')));
}

/** What the main thread does for one key, what it does anyway subtracted. A bare field of a bare page takes about 9 ms. */
async function keystroke(page: Page): Promise<number> {
  await open(page, CALCULATOR);
  const add = page.getByRole('button', { name: 'Add Room' }).first();
  for (let rooms = 1; rooms < 10; rooms += 1) await add.click();
  await page.getByLabel('Average price').last().focus();
  const session = await slowDown(page);
  await session.send('Performance.enable');
  const work = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  const during = async (keys: readonly string[]) => {
    const before = await work();
    for (const key of keys) {
      if (key !== '') await page.keyboard.press(key);
      await page.waitForTimeout(400);
    }
    return (await work()) - before;
  };
  const keys = ['7', '5', 'Backspace', 'Backspace'];
  await during(keys);
  const idle = await during(keys.map(() => ''));
  return ((await during(keys)) - idle) / keys.length;
}

/** How long a finger rests on what it taps; the page is fetched meanwhile. */
const PRESS_MS = 80;

/** From the click that ends a tap on a link until the next page has been painted. */
async function pageChange(page: Page, path: string): Promise<number> {
  await open(page, '/');
  await slowDown(page);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, id: 'pressed' });
    Object.assign(window, { headingBefore: document.querySelector('main h1') });
    document.querySelector('main')?.append(link);
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  }, path);
  await page.waitForTimeout(PRESS_MS);
  await page.evaluate(() => {
    Object.assign(window, { clickedAt: performance.now() });
    document.getElementById('pressed')?.click();
  });
  // Asked at each frame.
  const shownAt = await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && heading !== Reflect.get(window, 'headingBefore') && performance.now();
  });
  const clickedAt = await page.evaluate(() => Number(Reflect.get(window, 'clickedAt')));
  return Number(await shownAt.jsonValue()) - clickedAt;
}

/** A hard load, without network, by a worker that was not running. */
async function offlinePaint(page: Page, path: string): Promise<number> {
  await page.context().setOffline(true);
  const session = await slowDown(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.context().setOffline(false);
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
}

/** Until everything that starts after the page has started. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForTimeout(3_000);
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}
