import { expect, test } from '../../support/site';

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });

test('the price on the home page covers no text when a visitor widens the letters (WCAG 1.4.12)', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('[data-laid-out]').waitFor({ state: 'attached' });
  // The content policy forbids to insert a style element.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: .12em !important; word-spacing: .16em !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const overlaps = await page.locator('h2 .figure').evaluate((figure) => {
    const text = document.createRange();
    text.selectNodeContents(figure);
    const { right } = text.getBoundingClientRect();
    const { bottom } = figure.getBoundingClientRect();
    const terms = figure.closest('section')?.querySelector('.terms')?.getBoundingClientRect();
    return terms === undefined || (right > terms.left && bottom > terms.top);
  });
  expect(overlaps).toBe(false);
});
