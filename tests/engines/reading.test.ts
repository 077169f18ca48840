import { notFoundCopy } from '../../src/content/copy/app-shell';
import { expect, test } from './engine';

test('a reader opens the menu, opens a page and goes back', async ({ tab, person, site }) => {
  await tab.open(site.url);
  await person.untilItListens();
  await person.press('header summary');
  await person.press('header details a', 'Case Studies');
  await expect.poll(person.path).toBe('/case-studies');
  const heading = () => tab.evaluate(() => document.activeElement?.tagName ?? '', null);
  await expect.poll(heading).toBe('H1');
  await person.press('main a[href="/case-studies/misty-night"]');
  await expect.poll(person.path).toBe('/case-studies/misty-night');
  await tab.evaluate(() => history.back(), null);
  await expect.poll(person.path).toBe('/case-studies');
  // The address changes before its page is shown.
  await expect.poll(() => tab.evaluate(() => document.title, null)).toContain('ase studies');
});

test('a reader filters the blog by a category and opens an article', async ({ tab, person, site }) => {
  await tab.open(`${site.url}/blog`);
  await person.untilItListens();
  const titles = () =>
    [...document.querySelectorAll('main h2, main li h3')].filter((it) => it.checkVisibility()).length;
  const shown = () => tab.evaluate(titles, null);
  const all = await shown();
  await person.press('main nav a', 'Direct Booking');
  await expect.poll(shown).toBeLessThan(all);
  await person.press('main [href^="/blog/"]', 'Booking Engine');
  await person.sees('Booking Engine', 'h1');
});

test('a broken link shows the 404 page', async ({ tab, person, site }) => {
  await tab.open(`${site.url}/no-such-page`);
  await person.sees(notFoundCopy.title, 'h1');
});

test('a link works while the script is loading, and the left page works after Back', async ({
  tab,
  person,
  site,
}) => {
  site.setFault({ path: /\/assets\/app-.*\.js$/, delayMs: 4_000 });
  await tab.open(`${site.url}/faq`);
  await person.press('footer a', 'About');
  await expect.poll(person.path).toBe('/about');
  site.setFault(null);
  await tab.evaluate(() => history.back(), null);
  await expect.poll(person.path).toBe('/faq');
  await person.asksForQuote();
});

test('Back from an anchor returns to the position of its link', async ({ tab, site }) => {
  await tab.open(`${site.url}/privacy`);
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('[data-whole]') !== null, null))
    .toBe(true);
  const scrolled = () => tab.evaluate(() => Math.round(scrollY), null);
  // In one task, as on a busy phone: the link is pressed before the browser fires the scroll event.
  await tab.evaluate(() => {
    scrollTo({ top: 300, behavior: 'instant' });
    document.querySelector<HTMLElement>('main a[href="#security"]')?.click();
  }, null);
  await expect.poll(scrolled).toBeGreaterThan(3_000);
  await tab.evaluate(() => history.back(), null);
  await expect.poll(scrolled).toBe(300);
});

test('a page opened at an anchor stays there while the page is laid out', async ({ tab, site }) => {
  await tab.open(`${site.url}/privacy#security`);
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('[data-whole]') !== null, null))
    .toBe(true);
  const top = await tab.evaluate(
    () => Math.round(document.querySelector('#security')?.getBoundingClientRect().top ?? 0),
    null,
  );
  expect(top).toBeGreaterThan(70);
  expect(top).toBeLessThan(160);
});
