import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { open, slowDown } from './slow-phone';

export interface Probe {
  what: string;
  goal: number;
  /** The whole site is stored on the phone before it begins. */
  isInstalled?: boolean;
  /** Gives milliseconds. */
  measure(page: Page): Promise<number>;
}

const CALCULATOR = '/tools/revenue-calculator';
const ARTICLE = '/blog/reduce-ota-commission';

/** How long a finger rests on what it taps; the page is fetched meanwhile. */
const PRESS_MS = 80;

/** Slow 4G as Lighthouse has it: 150 ms a round trip, 1.6 Mbit/s down and 0.75 up, in bytes. */
const slow4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Everything that is timed, on the pages of `routes`. */
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

/** The highest value of a field of the entries of this type, 0 without any. */
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

/** A browser reports tasks of 50 ms and more; 0 when there was none. */
async function longestTask(page: Page, path: string): Promise<number> {
  await slowDown(page);
  await open(page, path);
  return highest(page, 'longtask', 'duration');
}

/** From the touch to the frame that shows its effect, as the browser's Event Timing counts: in steps of 8 ms. */
async function tap(page: Page, path: string, selector: string): Promise<number> {
  await open(page, path);
  await slowDown(page);
  // By its place, found by the page: Playwright's own locator stays behind and listens to every touch.
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

/** What the main thread works for one key, without what it works in the same time anyway. */
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

/** From the click that ends a tap on a link until the next page has been painted. */
async function pageChange(page: Page, from: string, to: string): Promise<number> {
  await open(page, from);
  await slowDown(page);
  return page.evaluate(
    ([href, pressed]) =>
      new Promise<number>((resolve) => {
        const headingBefore = document.querySelector('main h1');
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('main')?.append(link);
        link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        setTimeout(() => {
          const clickedAt = performance.now();
          new MutationObserver((_changes, observer) => {
            if (document.querySelector('main h1') === headingBefore) return;
            observer.disconnect();
            // The task after the frame: it has been painted.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)));
          }).observe(document.body, { childList: true, subtree: true });
          link.click();
        }, Number(pressed));
      }),
    [to, String(PRESS_MS)],
  );
}

/** The browser delays requests, not the connection before them: for that the page waits two round trips more (TCP, TLS 1.3). */
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

/** A hard load, without network, by a worker that was not running. */
async function offlinePaint(page: Page, path: string): Promise<number> {
  await page.context().setOffline(true);
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  // Closing the page before and stopping the worker is work too, and not of this page.
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
