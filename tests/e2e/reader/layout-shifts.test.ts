import type { Page } from 'playwright/test';
import { appShellCopy } from '../../../src/content/copy/app-shell';
import { readPagePaths } from '../../../src/programs/built-site/built-pages';
import { expect, test } from '../../support/site';
import { holdRequests } from '../support/browser-conditions';

/** A layout shift: its score, and the elements that moved. */
interface Move {
  value: number;
  moved: string[];
}

/** Runs in the page before its scripts. Records every layout shift; `allMoves` in the page returns them. */
function recordMoves(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  const moves: Move[] = [];
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
  // The browser reports the shifts of a frame after that frame. So the second frame would be enough; four leave a margin.
  Object.assign(window, {
    allMoves: async () => {
      for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
      return moves;
    },
  });
}

const movesOn = (page: Page): Promise<Move[]> => page.evaluate(() => Reflect.get(window, 'allMoves')());

/** Waits until late parts have loaded and every section is laid out. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[data-page][data-laid-out]').waitFor();
}

/** A lower score is not visible: one line at the edge of the screen moves within its own box. */
const VISIBLE_SCORE = 0.001;

/** One page of each kind. */
const KINDS = [
  '/',
  '/pricing',
  '/blog',
  '/blog/reduce-ota-commission',
  '/case-studies/misty-night',
  '/contact',
  '/tools/revenue-calculator',
  '/faq',
];
const SIZES = [
  { width: 360, height: 740, paths: KINDS },
  { width: 1280, height: 800, paths: ['/', '/pricing', '/tools/revenue-calculator'] },
];

// Fonts are blocked, because a late font can change line breaks, depending on the fallback font of the device. The browser then
// also warns about the font preload.
test.use({ serviceWorkers: 'block', expectedConsole: /net::ERR_FAILED|link preload but not used/ });
for (const { width, height, paths } of SIZES)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('a page does not shift while its HTML arrives in pieces', async ({ context, site }) => {
      site.setFault({ path: /^\/[^.]*$/, pieces: 40 });
      // Only the document. The tests below check scripts and fonts.
      await context.route('**/assets/**', (route) => route.abort());
      await context.addInitScript(recordMoves);
      // One article is enough, because all have the same structure.
      const arrivingPaths = readPagePaths().filter((path) => !/^\/blog\/(?!reduce)|^\/terms/.test(path));
      const pathsLeft = [...arrivingPaths];
      const moved: Record<string, Move[]> = {};
      const watchPages = async () => {
        for (let path = pathsLeft.pop(); path !== undefined; path = pathsLeft.pop()) {
          const page = await context.newPage();
          await page.goto(path);
          moved[path] = (await movesOn(page)).filter(({ value }) => value > VISIBLE_SCORE);
          await page.close();
        }
      };
      await Promise.all(Array.from({ length: 6 }, watchPages));
      const noMoves = Object.fromEntries(arrivingPaths.map((path) => [path, []]));
      expect(moved).toEqual(noMoves);
    });

    test('no page shifts while its parts load, or when the network goes and returns', async ({ context }) => {
      await context.route('**/*.woff2', (route) => route.abort());
      await context.addInitScript(recordMoves);
      const banner = (page: Page) => page.getByText(appShellCopy.offline.banner);
      const openPage = async (path: string) => {
        const page = await context.newPage();
        await page.goto(path);
        await settle(page);
        return page;
      };
      const pages = await Promise.all(paths.map(openPage));
      await context.setOffline(true);
      for (const page of pages) {
        await expect(banner(page)).toBeVisible();
        expect(await movesOn(page), page.url()).toEqual([]);
      }
      await context.setOffline(false);
      for (const page of pages) {
        await expect(banner(page)).toBeHidden();
        expect(await movesOn(page), page.url()).toEqual([]);
      }
    });
  });

test('headings keep their line breaks while only the text font has loaded', async ({ page }) => {
  // These requests get no response.
  await page.route('**/rozha-*.woff2', () => undefined);
  const releaseTextFont = await holdRequests(page, '**/anek-*.woff2');
  await page.goto('/about', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  /** Returns the distance from the top of the heading's box to the top of its text, in pixels. */
  const textTop = () =>
    heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().top - element.getBoundingClientRect().top;
    });
  const before = await textTop();
  releaseTextFont();
  await page.waitForFunction(() => document.fonts.check("1em 'Anek Latin'"));
  expect(await textTop()).toBe(before);
});
