import { calculatorMonthsCopy } from '../../../src/content/copy/calculator-months';
import { calculatorPanelsCopy } from '../../../src/content/copy/calculator-panels';
import { seasonNames } from '../../../src/content/copy/dates';
import { expect, test } from '../../support/site';
import { expectAccessible } from '../support/accessibility';
import {
  fillExampleCosts,
  fillExampleYear,
  markMonsoonButton,
  openCalculator,
  openPanels,
  panel,
  seasonField,
  seasonOf,
} from '../support/calculator-form';

const [JANUARY, FEBRUARY, MARCH] = [0, 1, 2];
const [MAY, JULY, AUGUST, OCTOBER, DECEMBER] = [4, 6, 7, 9, 11];

test.describe('without the worker', () => {
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

  test('the open panels are accessible', async ({ page }) => {
    await openCalculator(page);
    await openPanels(page, 'months', 'losing', 'ota', 'better');
    await fillExampleYear(page);
    await seasonOf(page, JANUARY).selectOption(seasonNames.closed);
    await fillExampleCosts(page);
    await seasonField(page, 'quiet', 'occupancy').fill('130');
    await expect(page.getByText(calculatorPanelsCopy.percentIssueText(100))).toBeVisible();
    await expectAccessible(page, 'every panel open');
  });

  for (const [kind, width, fontSize] of [
    ['a screen of 320 px', 320, '100%'],
    ['text of twice the size', 390, '200%'],
  ] as const) {
    test(`on ${kind} nothing is wider than the page, and every target has at least 44 px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await openCalculator(page);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
      await openPanels(page, 'months', 'losing');
      await fillExampleYear(page);
      await fillExampleCosts(page);
      const { wider, small } = await page.evaluate(() => ({
        wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        small: [...document.querySelectorAll('details[open] :is(select, input, button)')]
          .map((target) => target.getBoundingClientRect())
          .filter(({ height, width }) => height < 44 || width < 44).length,
      }));
      expect({ wider, small }).toEqual({ wider: 0, small: 0 });
    });
  }
});
