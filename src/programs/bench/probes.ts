import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { calculatorFieldsCopy } from '../../content/copy/calculator/fields';
import { calculatorCopy } from '../../content/copy/calculator/page';

// Each function loads a page in a new `page` and measures one thing, with a processor that it slows four times, for good. It
// resolves to milliseconds. Paths are clean paths, at the `baseURL` of the page's browser context. The caller closes the page.
// Each rejects if the page does not load or a step fails. An error status counts as loaded.

/** The factor by which the browser slows the processor down. */
export const SLOWDOWN = 4;

export const CALCULATOR_PATH = '/tools/revenue-calculator';

/** After this time without the next page, a measurement fails. */
const CHANGE_LIMIT_MS = 30_000;

/** How long a finger stays on a link, in milliseconds. The site fetches the next page meanwhile. */
const PRESS_MS = 80;

/** Slow 4G as Lighthouse defines it: 1.6 Mbit/s down and 0.75 up, here in bytes a second. Latency in milliseconds. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Slows the page's processor down. Resolves to the session that does it, which must stay open. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** Opens a page and waits three seconds, in which its idle scripts start. */
async function openAndSettle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForTimeout(3_000);
}

/** Resolves to the highest value of a field of the performance entries of this type, or to 0 if there is none. */
function highestEntryValue(page: Page, type: string, field: string): Promise<number> {
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

/**
 * Loads a page on the slowed processor. Resolves to the ms of the main thread's longest task until 3 s after the load. Without
 * a task of 50 ms it is 0. Rejects if the load fails.
 */
export async function measureLongestTask(page: Page, path: string): Promise<number> {
  await slowDown(page);
  await openAndSettle(page, path);
  return highestEntryValue(page, 'longtask', 'duration');
}

/**
 * Opens `path` and taps the first match of the CSS `selector` on the slowed processor. Resolves to the ms until the browser has
 * shown the frame with the effect. Below 16 ms, or without a frame in a second, it is 0. Needs a context with `hasTouch`.
 * Rejects if the load fails or nothing matches.
 */
export async function measureTap(page: Page, path: string, selector: string): Promise<number> {
  await openAndSettle(page, path);
  await slowDown(page);
  // The page looks up the position, because a Playwright locator would go on listening to every touch.
  const centre = await page.evaluate((selector) => {
    const target = document.querySelector(selector);
    if (target === null) throw new Error(`The page has no ${selector}`);
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
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
  await page.touchscreen.tap(centre.x, centre.y);
  await page.waitForTimeout(1_000);
  return page.evaluate(() => Math.max(0, ...Reflect.get(window, 'durations')));
}

/**
 * Opens the calculator, adds nine room types and, on the slowed processor, types into the last one. Resolves to the main
 * thread's ms of work for a key, less those in the same time without keys. So noise can make the result negative. Needs a new
 * browser context. Rejects if a step fails.
 */
export async function measureKeystroke(page: Page): Promise<number> {
  await openAndSettle(page, CALCULATOR_PATH);
  const add = page.getByRole('button', { name: calculatorCopy.form.addRoomType }).first();
  for (let rooms = 1; rooms < 10; rooms += 1) await add.click();
  await page.getByLabel(calculatorFieldsCopy.averagePrice.label).last().focus();
  const session = await slowDown(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readTaskMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  /** Resolves to the main thread's ms while these keys are pressed. Null waits without a key. */
  const taskMsFor = async (keys: readonly (string | null)[]) => {
    const start = await readTaskMs();
    for (const key of keys) {
      if (key !== null) await page.keyboard.press(key);
      await page.waitForTimeout(400);
    }
    return (await readTaskMs()) - start;
  };
  const keys = ['7', '5', 'Backspace', 'Backspace'];
  await taskMsFor(keys);
  const idle = await taskMsFor(keys.map(() => null));
  return ((await taskMsFor(keys)) - idle) / keys.length;
}

/**
 * Adds a link to `to` on the page `from`, presses it, and clicks it `PRESS_MS` later. Resolves to the ms from the click until a
 * new `main h1` is painted, on the slowed processor. Rejects if `from` does not load, if the click loads a new document, or if
 * no new `main h1` appears within `CHANGE_LIMIT_MS`.
 */
export async function measurePageChange(page: Page, from: string, to: string): Promise<number> {
  await openAndSettle(page, from);
  await slowDown(page);
  return page.evaluate(
    ({ to, pressMs, limitMs }) =>
      new Promise<number>((resolve, reject) => {
        const first = document.querySelector('main h1');
        const link = Object.assign(document.createElement('a'), { href: to });
        document.querySelector('main')?.append(link);
        link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        setTimeout(() => reject(new Error(`The link to ${to} changed nothing`)), limitMs);
        setTimeout(() => {
          const clickedAt = performance.now();
          new MutationObserver((_changes, observer) => {
            const now = document.querySelector('main h1');
            if (now === null || now === first) return;
            observer.disconnect();
            // The task after a frame runs when the frame is painted.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)));
          }).observe(document.body, { childList: true, subtree: true });
          link.click();
        }, pressMs);
      }),
    { to, pressMs: PRESS_MS, limitMs: CHANGE_LIMIT_MS },
  );
}

/**
 * Loads a page over slow 4G on the slowed processor. Resolves to the ms from the start to the largest paint until 3 s after the
 * load, or to 0 if nothing was painted. Rejects if the load fails, but an error status counts as loaded. Needs a new browser
 * context without service worker.
 */
export async function measureFirstVisit(page: Page, path: string): Promise<number> {
  // The browser delays requests but not the connection before them (TCP, TLS 1.3), so the page waits two round trips more.
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      await pause(2 * SLOW_4G.latency);
      await route.continue();
    },
  );
  const session = await slowDown(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await openAndSettle(page, path);
  return highestEntryValue(page, 'largest-contentful-paint', 'startTime');
}

/**
 * Loads the page without network on the slowed processor, from a worker that must start. Resolves to the ms until the first
 * contentful paint. Needs a browser context where the site is installed. Rejects if a step fails or takes 30 s, and then the
 * network stays cut.
 */
export async function measureOfflinePaint(page: Page, path: string): Promise<number> {
  await page.context().setOffline(true);
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  // Stopping the worker is work too, which must not count for this page.
  await page.waitForTimeout(1_000);
  await slowDown(page);
  await page.goto(path);
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const paintedAt = await paint.jsonValue();
  await page.context().setOffline(false);
  return paintedAt ?? 0;
}
