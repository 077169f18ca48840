import { caseStudiesCopy } from '../../src/content/copy/case-study-pages';
import { DIRECT_BOOKING, readArticleTitle } from '../support/built-blog';
import { expect, test } from './engine';

test('a reader opens the menu, opens a page and goes back', async ({ tab, visitor, site }) => {
  await tab.open(site.url);
  await visitor.untilHydrated();
  await visitor.press('header summary');
  await visitor.press('header details a[href="/case-studies"]');
  await expect.poll(visitor.path).toBe('/case-studies');
  const heading = () => tab.evaluate(() => document.activeElement?.tagName ?? '', null);
  await expect.poll(heading).toBe('H1');
  await visitor.press('main a[href="/case-studies/misty-night"]');
  await expect.poll(visitor.path).toBe('/case-studies/misty-night');
  await visitor.goBack();
  await expect.poll(visitor.path).toBe('/case-studies');
  // The address changes before its page is shown.
  await visitor.waitForText(caseStudiesCopy.title, 'h1');
});

test('a reader filters the blog by a category and opens an article', async ({ tab, visitor, site }) => {
  await tab.open(`${site.url}/blog`);
  await visitor.untilHydrated();
  const titles = () =>
    [...document.querySelectorAll('main h2, main li h3')].filter((it) => it.checkVisibility()).length;
  const shown = () => tab.evaluate(titles, null);
  const all = await shown();
  await visitor.press('main nav a', DIRECT_BOOKING.name);
  await expect.poll(visitor.path).toBe(DIRECT_BOOKING.path);
  await expect.poll(shown).toBeLessThan(all);
  await visitor.press('main [href="/blog/hotel-booking-engine"]');
  await expect.poll(visitor.path).toBe('/blog/hotel-booking-engine');
  await visitor.waitForText(readArticleTitle('hotel-booking-engine'), 'h1');
});

test('a link works while the script is loading, and the left page works after Back', async ({
  tab,
  visitor,
  site,
}) => {
  site.setFault({ path: /\/assets\/app-.*\.js$/, delayMs: 4_000 });
  await tab.open(`${site.url}/faq`);
  await visitor.press('footer a[href="/about"]');
  await expect.poll(visitor.path).toBe('/about');
  site.setFault(null);
  await visitor.goBack();
  await expect.poll(visitor.path).toBe('/faq');
  await visitor.openQuoteDialog();
});

test('Back from an anchor returns to the position of its link', async ({ tab, visitor, site }) => {
  await tab.open(`${site.url}/privacy`);
  await visitor.waitForCount('[data-laid-out]', 1);
  const scrolled = () => tab.evaluate(() => Math.round(scrollY), null);
  // In one task, as on a busy phone: the link is pressed before the browser fires the scroll event.
  await tab.evaluate(() => {
    scrollTo({ top: 300, behavior: 'instant' });
    document.querySelector<HTMLElement>('main a[href="#security"]')?.click();
  }, null);
  await expect.poll(scrolled).toBeGreaterThan(3_000);
  await visitor.goBack();
  await expect.poll(scrolled).toBe(300);
  // In WebKit the browser scrolls by itself to the entry of an anchor, if the app does not prevent it.
  await tab.evaluate(() => history.forward(), null);
  await expect.poll(scrolled).toBeGreaterThan(3_000);
  await visitor.goBack();
  await expect.poll(scrolled).toBe(300);
});

test('a page opened at an anchor stays there while the page is laid out', async ({ tab, visitor, site }) => {
  await tab.open(`${site.url}/privacy#security`);
  await visitor.waitForCount('[data-laid-out]', 1);
  const top = await tab.evaluate(
    () => Math.round(document.querySelector('#security')?.getBoundingClientRect().top ?? 0),
    null,
  );
  expect(top).toBeGreaterThan(70);
  expect(top).toBeLessThan(160);
});
