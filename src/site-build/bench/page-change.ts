import type { Page } from 'playwright';
import { blogCopy } from '../../content/copy/blog';
import { open, slowDown } from './slow-phone';

/** How long a finger stays on a link, in milliseconds. The site fetches the next page meanwhile. */
const PRESS_MS = 80;

/** Resolves to the milliseconds from the click on a link until the page at `to` is painted. */
export async function pageChange(page: Page, from: string, to: string): Promise<number> {
  await open(page, from);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { id: 'bench', href });
    document.querySelector('main')?.append(link);
  }, to);
  return untilReplaced(page, '#bench', 'main h1');
}

/** Resolves to the milliseconds from the click on a category of the blog until its articles are painted. */
export async function categoryChange(page: Page): Promise<number> {
  await open(page, '/blog');
  const filter = `nav[aria-label="${blogCopy.filter.label}"]`;
  return untilReplaced(page, `${filter} a:not([aria-current])`, `${filter} [aria-current]`);
}

/**
 * Taps the first element that matches the selector `link`. Resolves to the milliseconds until another element than before
 * matches `watched`, painted. Rejects if the page has no such link.
 */
async function untilReplaced(page: Page, link: string, watched: string): Promise<number> {
  await slowDown(page);
  return page.evaluate(
    ([link = '', watched = '', pressMs]) =>
      new Promise<number>((resolve, reject) => {
        const first = document.querySelector(watched);
        const target = document.querySelector<HTMLAnchorElement>(link);
        if (target === null) return reject(new Error(`The page has no ${link}`));
        target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        setTimeout(() => {
          const clickedAt = performance.now();
          new MutationObserver((_changes, observer) => {
            const now = document.querySelector(watched);
            if (now === null || now === first) return;
            observer.disconnect();
            // The task after a frame runs when the frame is painted.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)));
          }).observe(document.body, { attributes: true, childList: true, subtree: true });
          target.click();
        }, Number(pressMs));
      }),
    [link, watched, String(PRESS_MS)],
  );
}
