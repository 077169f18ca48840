import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { open, slowDown, type Work, workSince } from './slow-phone';

export interface Probe {
  what: string;
  /** Milliseconds, of the product's goals. */
  goal?: number;
  /** The whole site is stored on the phone before it begins. */
  isInstalled?: boolean;
  measure(page: Page): Promise<Try>;
}

export interface Try {
  ms: number;
  /** Of the main thread meanwhile. */
  work: Work;
  /** How far the page was pushed about meanwhile, as the browser scores it, where it is looked at. */
  shift?: number;
}

const CALCULATOR = '/tools/revenue-calculator';
const ARTICLE = '/blog/reduce-ota-commission';

/** How long a finger rests on what it taps; the page is fetched meanwhile. */
const PRESS_MS = 80;

/** Slow 4G as Lighthouse has it: 150 ms a round trip, 1.6 Mbit/s down and 0.75 up, in bytes. */
const slow4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Everything that is timed, on the pages of `routes`. */
export function probes(routes: readonly string[]): Probe[] {
  return [
    ...routes.map((path) => ({
      what: `longest task while ${path} starts`,
      goal: 100,
      measure: (page: Page) => start(page, path),
    })),
    // Lines that break otherwise in the fallback push what is below them: by what fonts this computer has.
    ...routes.map((path) => ({
      what: `longest task while ${path} starts, its fonts 2 s late`,
      measure: (page: Page) => startWithLateFonts(page, path),
    })),
    // A page with nothing else: what a tap costs at least.
    { what: 'tap: a bare <details>', measure: bareTap },
    { what: 'tap: menu', goal: 80, measure: (page) => tap(page, '/', 'header summary') },
    { what: 'tap: question', goal: 80, measure: (page) => tap(page, '/faq', 'main summary') },
    { what: 'tap: Add Room', goal: 80, measure: (page) => tap(page, CALCULATOR, '[data-add]') },
    {
      what: 'tap: occupancy',
      goal: 80,
      measure: (page) => tap(page, CALCULATOR, 'input[name=occupancySlider]'),
    },
    { what: 'keystroke, ten room types', goal: 16, measure: keystroke },
    ...routes
      .filter((path) => path !== '/')
      .map((path) => ({
        what: `change of page from / to ${path}`,
        goal: 150,
        isInstalled: true,
        measure: (page: Page) => pageChange(page, '/', path),
      })),
    {
      what: `change of page from ${ARTICLE} to /`,
      goal: 150,
      isInstalled: true,
      measure: (page) => pageChange(page, ARTICLE, '/'),
    },
    { what: 'largest paint of a plain text, slow 4G', measure: (page) => firstVisit(page, '/robots.txt') },
    ...routes.map((path) => ({
      what: `largest paint of ${path}, slow 4G`,
      goal: 950,
      measure: (page: Page) => firstVisit(page, path),
    })),
    // The same server and browser without any of ours: what a change of page costs at least.
    { what: 'first paint of a plain text, online', measure: (page) => paint(page, '/robots.txt') },
    ...routes.map((path) => ({
      what: `first paint of ${path}, offline, worker asleep`,
      goal: 350,
      isInstalled: true,
      measure: (page: Page) => offlinePaint(page, path),
    })),
  ];
}

/** A browser reports tasks of 50 ms and more; 0 when there was none. After it has started, the line goes and comes back. */
async function start(page: Page, path: string): Promise<Try> {
  const work = await slowDown(page);
  await open(page, path);
  const started = await work();
  await page.context().setOffline(true);
  await page.waitForTimeout(1_000);
  await page.context().setOffline(false);
  await page.waitForTimeout(1_000);
  const [tasks = [], shifts = []] = await Promise.all([
    entries(page, 'longtask', 'duration'),
    entries(page, 'layout-shift', 'value'),
  ]);
  return { ms: Math.max(0, ...tasks), work: started, shift: shifts.reduce((sum, value) => sum + value, 0) };
}

async function startWithLateFonts(page: Page, path: string): Promise<Try> {
  await page.route('**/*.woff2', async (route) => {
    await pause(2_000);
    await route.continue();
  });
  return start(page, path);
}

/** The field of everything of a type that the browser has noted. */
function entries(page: Page, type: string, field: string): Promise<number[]> {
  return page.evaluate(
    ([type = '', field = '']) =>
      new Promise<number[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => Reflect.get(entry, field))),
        ).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      }),
    [type, field],
  );
}

async function bareTap(page: Page): Promise<Try> {
  await page.route('/robots.txt', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<details><summary>More</summary>Less</details>' }),
  );
  return tap(page, '/robots.txt', 'summary');
}

/** From the touch to the frame that shows what came of it, as the browser's own Event Timing counts: in steps of 8 ms. */
async function tap(page: Page, path: string, selector: string): Promise<Try> {
  await open(page, path);
  const work = await slowDown(page);
  // By its place, and found by the page: Playwright's own finder stays behind and listens to every touch.
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
  const before = await work();
  await page.touchscreen.tap(place.x, place.y);
  await page.waitForTimeout(1_000);
  return {
    ms: await page.evaluate(() => Math.max(0, ...Reflect.get(window, 'durations'))),
    work: workSince(before, await work()),
  };
}

/** What the main thread does for one key, what it does anyway subtracted. A bare field of a bare page takes about 9 ms. */
async function keystroke(page: Page): Promise<Try> {
  await open(page, CALCULATOR);
  const add = page.getByRole('button', { name: 'Add Room' }).first();
  for (let rooms = 1; rooms < 10; rooms += 1) await add.click();
  await page.getByLabel('Average price').last().focus();
  const work = await slowDown(page);
  const during = async (keys: readonly string[]) => {
    const before = await work();
    for (const key of keys) {
      if (key !== '') await page.keyboard.press(key);
      await page.waitForTimeout(400);
    }
    return workSince(before, await work());
  };
  const keys = ['7', '5', 'Backspace', 'Backspace'];
  await during(keys);
  const idle = await during(keys.map(() => ''));
  const busy = workSince(idle, await during(keys));
  const perKey = {
    all: busy.all / keys.length,
    script: busy.script / keys.length,
    layout: busy.layout / keys.length,
  };
  return { ms: perKey.all, work: perKey };
}

/** From the click that ends a tap on a link until the next page has been painted. The work begins with the touch. */
async function pageChange(page: Page, from: string, to: string): Promise<Try> {
  await open(page, from);
  const work = await slowDown(page);
  const before = await work();
  const ms = await page.evaluate(
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
  return { ms, work: workSince(before, await work()) };
}

/** The browser slows down what is asked for, not the connection before it: for that the page waits two round trips more (TCP, TLS 1.3). */
async function firstVisit(page: Page, path: string): Promise<Try> {
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
  const work = await slowDown(page);
  await open(page, path);
  const paints = await entries(page, 'largest-contentful-paint', 'startTime');
  return { ms: Math.max(0, ...paints), work: await work() };
}

/** A hard load, without network, by a worker that was not running. */
async function offlinePaint(page: Page, path: string): Promise<Try> {
  await page.context().setOffline(true);
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  // Closing the page before and stopping the worker is work too, and not of this page.
  await page.waitForTimeout(1_000);
  const painted = await paint(page, path);
  await page.context().setOffline(false);
  return painted;
}

async function paint(page: Page, path: string): Promise<Try> {
  const work = await slowDown(page);
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const ms = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  return { ms, work: await work() };
}
