import { calculatorMonthsCopy } from '../../../src/content/copy/calculator/months';
import { seasonNames } from '../../../src/content/copy/dates';
import { expect, test } from '../../support/site';
import {
  fillExampleCosts,
  fillExampleYear,
  markMonsoonButton,
  openCalculator,
  openPanels,
  panel,
  seasonOf,
} from '../support/calculator-form';

const [JANUARY, FEBRUARY, MARCH] = [0, 1, 2];
const [MAY, JULY, AUGUST, OCTOBER, DECEMBER] = [4, 6, 7, 9, 11];

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

test('the months can be marked with the keyboard alone', async ({ page }) => {
  await openCalculator(page);
  await panel(page, 'months').locator('summary').focus();
  await page.keyboard.press('Enter');
  const january = seasonOf(page, JANUARY);
  await january.waitFor();
  await page.keyboard.press('Tab');
  await expect(markMonsoonButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(january).toBeFocused();
  await page.keyboard.press(seasonNames.closed.charAt(0).toLowerCase());
  await expect(january).toHaveValue('closed');
  // The open months differ only in their number of days.
  const longMonths = [MARCH, MAY, JULY, AUGUST, OCTOBER, DECEMBER];
  await expect(
    page.getByRole('img', { name: calculatorMonthsCopy.picture(longMonths, [FEBRUARY], [JANUARY]) }),
  ).toBeVisible();
});

test('on a screen of 320 px, and on text of twice the size, nothing is wider than the page, and every target has at least 44 px', async ({
  page,
}) => {
  await openCalculator(page);
  await openPanels(page, 'months', 'losing');
  await fillExampleYear(page);
  await fillExampleCosts(page);
  for (const [width, fontSize] of [
    [320, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
    const { wider, small } = await page.evaluate(() => ({
      wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      small: [...document.querySelectorAll('details[open] :is(select, input, button)')]
        .map((target) => target.getBoundingClientRect())
        .filter(({ height, width }) => height < 44 || width < 44).length,
    }));
    expect({ wider, small }, `${width} px, text of ${fontSize}`).toEqual({ wider: 0, small: 0 });
  }
});
