import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { growthGoals } from '../checks/budgets';
import { categoryChange, pageChange } from './page-change';
import { open, slowDown } from './slow-phone';

/** One measurement in the browser. */
export interface Probe {
  what: string;
  /** Milliseconds. */
  goal: number;
  /** True: the whole site is stored on the phone before the measurement. */
  isInstalled?: boolean;
  /** Resolves to milliseconds. Rejects if the page lacks the element that is measured. */
  measure(page: Page): Promise<number>;
}

const CALCULATOR = '/tools/revenue-calculator';
export const ARTICLE = '/blog/reduce-ota-commission';

/** Slow 4G as Lighthouse defines it: 1.6 Mbit/s down and 0.75 up, here in bytes a second. Latency in milliseconds. */
const slow4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Returns every measurement; `routes` are the paths of the pages that are measured one by one. */
export function probes(routes: readonly string[]): Probe[] {
  const tapOn = (name: string, path: string, selector: string): Probe => ({
    what: `tap: ${name}`,
    goal: 80,
    measure: (page) => tap(page, path, selector),
  });
  const pageChangeTo = (to: string, from = '/'): Probe => ({
    what: `change of page from ${from} to ${to}`,
    goal: 150,
    isInstalled: true,
    measure: (page) => pageChange(page, from, to),
  });
  return [
    ...routes.map((path) => ({
      what: `longest task while ${path} starts`,
      goal: 100,
      measure: (page: Page) => longestTask(page, path),
    })),
    tapOn('menu', '/', 'header summary'),
    tapOn('question', '/faq', 'main summary'),
    tapOn('Add Room', CALCULATOR, '[data-add]'),
    tapOn('occupancy', CALCULATOR, 'input[name=occupancyRateSlider]'),
    { what: 'keystroke, ten room types', goal: 16, measure: keystroke },
    ...routes.filter((path) => path !== '/').map((path) => pageChangeTo(path)),
    pageChangeTo('/', ARTICLE),
    {
      what: 'change of category',
      goal: growthGoals.categoryChangeMs,
      isInstalled: true,
      measure: categoryChange,
    },
    ...routes.map((path) => ({
      what: `largest paint of ${path}, slow 4G`,
      goal: 950,
      measure: (page: Page) => firstVisit(page, path),
    })),
    ...routes.map((path) => ({
      what: `first paint of ${path}, offline, worker asleep`,
      goal: 350,
      isInstalled: true,
      measure: (page: Page) => offlinePaint(page, path),
    })),
  ];
}

/** Resolves to the highest value of a field of the performance entries of this type. 0: there is no entry. */
function highest(page: Page, type: string, field: string): Promise<number> {
  return page.evaluate(
    ([type = '', field = '']) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(Math.max(...list.getEntries().map((entry) => Reflect.get(entry, field)))),
        ).observe({ type, buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
    [type, field],
  );
}

/** The browser reports tasks of 50 ms and more. 0: there was none. */
async function longestTask(page: Page, path: string): Promise<number> {
  await slowDown(page);
  await open(page, path);
  return highest(page, 'longtask', 'duration');
}

/** From the touch to the frame that shows its effect. The browser's Event Timing counts in steps of 8 ms. */
async function tap(page: Page, path: string, selector: string): Promise<number> {
  await open(page, path);
  await slowDown(page);
  // The page looks up the position, because a Playwright locator would go on listening to every touch.
  const place = await page.evaluate((selector) => {
    const target = document.querySelector(selector);
    target?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x = 0, y = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe({ type: 'event', ...{ durationThreshold: 16 } });
    Object.assign(window, { durations });
  });
  await page.touchscreen.tap(place.x, place.y);
  await page.waitForTimeout(1_000);
  return page.evaluate(() => Math.max(0, ...Reflect.get(window, 'durations')));
}

/** The main thread's work for one key, less its work in the same time without a key. */
async function keystroke(page: Page): Promise<number> {
  await open(page, CALCULATOR);
  const add = page.getByRole('button', { name: 'Add Room' }).first();
  for (let rooms = 1; rooms < 10; rooms += 1) await add.click();
  await page.getByLabel('Average price').last().focus();
  const work = await slowDown(page);
  const during = async (keys: readonly string[]) => {
    const start = await work();
    for (const key of keys) {
      if (key !== '') await page.keyboard.press(key);
      await page.waitForTimeout(400);
    }
    return (await work()) - start;
  };
  const keys = ['7', '5', 'Backspace', 'Backspace'];
  await during(keys);
  const idle = await during(keys.map(() => ''));
  return ((await during(keys)) - idle) / keys.length;
}

/** The browser delays requests but not the connection before them (TCP, TLS 1.3), so the page waits two round trips more. */
async function firstVisit(page: Page, path: string): Promise<number> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      await pause(2 * slow4G.latency);
      await route.continue();
    },
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  await slowDown(page);
  await open(page, path);
  return highest(page, 'largest-contentful-paint', 'startTime');
}

/** Loads the page without network from a worker that was stopped. Measures until the first contentful paint. */
async function offlinePaint(page: Page, path: string): Promise<number> {
  await page.context().setOffline(true);
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  // To stop the worker is work too, which must not count for this page.
  await page.waitForTimeout(1_000);
  await slowDown(page);
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const paintedAt = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  await page.context().setOffline(false);
  return paintedAt;
}
