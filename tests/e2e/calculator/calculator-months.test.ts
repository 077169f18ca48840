import { calculatorMonthsCopy, losingMonthsCopy } from '../../../src/content/copy/calculator-months';
import { calculatorPanelsCopy } from '../../../src/content/copy/calculator-panels';
import { monthNames, seasonNames } from '../../../src/content/copy/month-names';
import { formatProfit } from '../../../src/features/calculator/results/month-columns';
import { visitUntilReadyOffline } from '../../support/offline-site';
import { expect, test } from '../../support/site';
import { expectAccessible, SCREENS } from '../support/accessibility';
import {
  CALCULATOR_PATH,
  costField,
  fillExampleCosts,
  fillExampleYear,
  hotelName,
  markMonsoonButton,
  openCalculator,
  openPanels,
  operatingDays,
  PANELS_KEY,
  panel,
  resetButton,
  seasonField,
  seasonOf,
  undoResetButton,
  yearByMonths,
} from '../support/calculator-form';

const [JANUARY, FEBRUARY, MARCH] = [0, 1, 2];
const [MAY, JUNE, JULY, AUGUST, SEPTEMBER, OCTOBER, DECEMBER] = [4, 5, 6, 7, 8, 9, 11];

test.describe('without the worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the worked example shows the year, the losing months and what to set aside', async ({ page }) => {
    await openCalculator(page);
    await openPanels(page, 'months', 'losing');
    await fillExampleYear(page);
    await expect(yearByMonths(page)).toContainText(calculatorMonthsCopy.year(78_69_312, 84_09_600));
    await expect(yearByMonths(page)).toContainText(calculatorMonthsCopy.average(54.6, 60));
    await expect(
      page.getByRole('img', { name: calculatorMonthsCopy.picture([MAY, DECEMBER], [JUNE, SEPTEMBER], []) }),
    ).toBeVisible();
    await fillExampleCosts(page);
    for (const sentence of [
      losingMonthsCopy.losingMonths([JUNE, JULY, AUGUST, SEPTEMBER]),
      losingMonthsCopy.reserve(5_72_984, JUNE),
      losingMonthsCopy.closingPays(4_67_016),
      losingMonthsCopy.breakEven(37.6, 54.6),
    ])
      await expect(panel(page, 'losing').getByText(sentence, { exact: true })).toBeVisible();
    const june = [
      monthNames[JUNE],
      seasonNames.quiet,
      '360 25% ₹2,560 ₹2,30,400 56.6%',
      formatProfit(-1_45_160),
    ];
    await expect(page.getByRole('row', { name: june.join(' ') })).toBeVisible();
    await seasonOf(page, JULY).selectOption(seasonNames.closed);
    await expect(yearByMonths(page)).toContainText(calculatorMonthsCopy.year(76_31_232, 84_09_600));
  });

  test('the default room: 365 and 300 days without marked months, and a quiet monsoon', async ({ page }) => {
    await openCalculator(page);
    await openPanels(page, 'months');
    await expect(yearByMonths(page)).toContainText(calculatorMonthsCopy.year(76_65_000, 76_65_000));
    await operatingDays(page).fill('300');
    await expect(yearByMonths(page)).toContainText(calculatorMonthsCopy.year(63_00_000, 63_00_000));
    await operatingDays(page).fill('365');
    await markMonsoonButton(page).click();
    await expect(page.getByText(calculatorMonthsCopy.enterOccupancy)).toBeVisible();
    await seasonField(page, 'quiet', 'occupancy').fill('30');
    await seasonField(page, 'quiet', 'price').fill('25');
    await expect(yearByMonths(page)).toContainText(calculatorMonthsCopy.year(59_26_500, 76_65_000));
    await expect(page.getByText(calculatorMonthsCopy.enterOccupancy)).toHaveCount(0);
  });

  test('two tabs show the same months and costs, a reset clears both, and Undo restores both', async ({
    context,
  }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    for (const tab of [one, other]) {
      await openCalculator(tab);
      await openPanels(tab, 'months', 'losing');
    }
    await seasonOf(one, JULY).selectOption(seasonNames.closed);
    await costField(one, 'fixedCosts').fill('5000');
    await hotelName(one).fill('Hill View');
    await expect(seasonOf(other, JULY)).toHaveValue('closed');
    await expect(costField(other, 'fixedCosts')).toHaveValue('5000');
    await resetButton(one).click();
    await expect(seasonOf(other, JULY)).toHaveValue('ordinary');
    expect(await one.evaluate(() => localStorage.length)).toBe(0);
    await undoResetButton(one).click();
    await expect(costField(other, 'fixedCosts')).toHaveValue('5000');
    await expect(hotelName(other)).toHaveValue('Hill View');
    await expect(seasonOf(one, JULY)).toHaveValue('closed');
  });

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

  for (const viewport of SCREENS) {
    test(`the open panels are accessible on a screen of ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openCalculator(page);
      await openPanels(page, 'months', 'losing', 'ota', 'better');
      await fillExampleYear(page);
      await seasonOf(page, JANUARY).selectOption(seasonNames.closed);
      await fillExampleCosts(page);
      await seasonField(page, 'quiet', 'occupancy').fill('130');
      await expect(page.getByText(calculatorPanelsCopy.percentIssueText(100))).toBeVisible();
      await expectAccessible(page, 'every panel open');
    });
  }

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

test('the panels open without network and keep their input', async ({ page, context }) => {
  await visitUntilReadyOffline(page, CALCULATOR_PATH);
  await context.setOffline(true);
  await openPanels(page, 'months', 'losing');
  await seasonOf(page, JULY).selectOption(seasonNames.closed);
  await costField(page, 'fixedCosts').fill('5000');
  await page.reload();
  await openPanels(page, 'months', 'losing');
  await expect(seasonOf(page, JULY)).toHaveValue('closed');
  await expect(costField(page, 'fixedCosts')).toHaveValue('5000');
  expect(await page.evaluate((key) => localStorage.getItem(key), PANELS_KEY)).toContain('"fixedCosts":5000');
});
