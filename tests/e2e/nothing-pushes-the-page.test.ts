import type { Page } from 'playwright/test';
import { appShell } from '../../src/content/copy/app-shell';
import { sitePaths } from './offline-site';
import { expect, test } from './site';

/** A move that nobody asked for: how much of the screen it touched, and what moved. */
interface Move {
  value: number;
  moved: string[];
}

/** In the page, from its first byte on. */
function watchMoves(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  const moves: Move[] = [];
  Object.assign(window, { moves });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as LayoutShift;
      if (hadRecentInput) continue;
      moves.push({
        value,
        moved: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`.slice(0, 60)),
      });
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  // The list of a frame is handed out after it; asked for twice, the second answer has seen the first frame's.
  Object.assign(window, {
    allMoves: async () => {
      for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
      return moves;
    },
  });
}

const movesOn = (page: Page): Promise<Move[]> => page.evaluate(() => Reflect.get(window, 'allMoves')());

/** Everything in place: what comes later, and every section laid out. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[data-page][data-whole]').waitFor();
}

/** Less is one line at an edge of the screen, within its own box. */
const SEEN = 0.001;

/** One page of each kind. */
const kinds = [
  '/',
  '/pricing',
  '/blog',
  '/blog/reduce-ota-commission',
  '/case-studies/misty-night',
  '/contact',
  '/tools/revenue-calculator',
  '/faq',
];
const sizes = [
  { width: 360, height: 740, paths: kinds },
  { width: 1280, height: 800, paths: ['/', '/pricing', '/tools/revenue-calculator'] },
];

// Letters that arrive late break some lines anew, by what the device has in their place: here they stay away, which the
// browser says of the preload, too.
test.use({ serviceWorkers: 'block', expectedConsole: [/net::ERR_FAILED|link preload but not used/] });
for (const { width, height, paths } of sizes)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('A page stays in its place while it arrives piece by piece', async ({ context, site }) => {
      site.setFault({ path: /^\/[^.]*$/, pieces: 40 });
      // The document alone: what scripts and fonts do is looked at below.
      await context.route('**/assets/**', (route) => route.abort());
      await context.addInitScript(watchMoves);
      // Of the articles one: they differ in their words alone.
      const paths = sitePaths().filter((path) => !/^\/blog\/(?!reduce)|^\/terms/.test(path));
      const waiting = [...paths];
      const moved: Record<string, Move[]> = {};
      const look = async () => {
        for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
          const page = await context.newPage();
          await page.goto(path);
          moved[path] = (await movesOn(page)).filter(({ value }) => value > SEEN);
          await page.close();
        }
      };
      await Promise.all(Array.from({ length: 6 }, look));
      const still = Object.fromEntries(paths.map((path) => [path, []]));
      expect(moved).toEqual(still);
    });

    for (const path of paths)
      test(`${path} stays in its place while its parts come, and when the line goes and returns`, async ({
        page,
        context,
      }) => {
        await page.route('**/*.woff2', (route) => route.abort());
        await page.addInitScript(watchMoves);
        await page.goto(path);
        await settle(page);
        await context.setOffline(true);
        await expect(page.getByText(appShell.offline.banner)).toBeVisible();
        expect(await movesOn(page)).toEqual([]);
        await context.setOffline(false);
        await expect(page.getByText(appShell.offline.banner)).toBeHidden();
        expect(await movesOn(page)).toEqual([]);
      });
  });

test('Headings keep their lines where they are while the font of the text has come and theirs has not', async ({
  page,
}) => {
  let letCome = () => {};
  const isAsked = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  // Never answered.
  await page.route('**/rozha-*.woff2', () => undefined);
  await page.route('**/anek-*.woff2', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  /** Of the text within its box. */
  const place = () =>
    heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().top - element.getBoundingClientRect().top;
    });
  const before = await place();
  letCome();
  await page.waitForFunction(() => document.fonts.check("1em 'Anek Latin'"));
  expect(await place()).toBe(before);
});
