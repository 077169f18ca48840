import { expectAccessible, screens } from './accessibility';
import { costs, fillCosts, fillExample, months, openPanels, panel, panelsKey, path, titles } from './months';
import { visitUntilReadyOffline } from './offline-site';
import { expect, test } from './site';

test.describe('without the worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the worked example shows the year, the losing months and what to set aside', async ({ page }) => {
    await page.goto(path);
    await openPanels(page);
    await fillExample(page);
    await expect(months(page).getByRole('status')).toContainText(
      '₹78,69,312 a year by months. The table above, the same every month: ₹84,09,600. ₹5,40,288 less.',
    );
    await expect(months(page).getByRole('status')).toContainText(
      'Your months average 54.6% full; the form says 60%.',
    );
    await expect(
      page.getByRole('img', { name: 'Best: May, December; weakest: June, September; none closed' }),
    ).toBeVisible();
    await fillCosts(page);
    for (const sentence of [
      '4 of 12 months lose money: June to September.',
      'Set aside ₹5,72,984 before June.',
      'Closing the losing months pays only if it saves more than ₹4,67,016 of their fixed costs.',
      'The year breaks even at 37.6% full; you have 54.6%.',
    ])
      await expect(costs(page).getByText(sentence, { exact: true })).toBeVisible();
    await expect(
      page.getByRole('row', { name: 'June Quiet 360 25% ₹2,560 ₹2,30,400 56.6% −₹1,45,160, loss' }),
    ).toBeVisible();
    await page.getByLabel('Season of July').selectOption('Closed');
    await expect(months(page).getByRole('status')).toContainText('₹76,31,232 a year by months.');
  });

  test('the default room: 365 and 300 days without marked months, and a quiet monsoon', async ({ page }) => {
    await page.goto(path);
    await openPanels(page, ['Your year by months']);
    const year = months(page).getByRole('status');
    await expect(year).toContainText('₹76,65,000 a year by months.');
    await page.getByLabel('Operating days per year').fill('300');
    await expect(year).toContainText('₹63,00,000 a year by months.');
    await page.getByLabel('Operating days per year').fill('365');
    await page.getByRole('button', { name: 'Mark June to September as quiet' }).click();
    await expect(page.getByText('Enter how full a quiet month is.')).toBeVisible();
    await page.getByLabel('Quiet months: occupancy, percent').fill('30');
    await page.getByLabel('Quiet months: price, percent less').fill('25');
    await expect(year).toContainText('₹59,26,500 a year by months.');
    await expect(page.getByText('Enter how full a quiet month is.')).toHaveCount(0);
  });

  test('two tabs show the same months and costs, a reset clears both, and Undo restores both', async ({
    context,
  }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    for (const tab of [one, other]) {
      await tab.goto(path);
      await openPanels(tab);
    }
    await one.getByLabel('Season of July').selectOption('Closed');
    await one.getByLabel('Fixed costs in a month').fill('5000');
    await one.getByLabel('Hotel name').fill('Hill View');
    await expect(other.getByLabel('Season of July')).toHaveValue('closed');
    await expect(other.getByLabel('Fixed costs in a month')).toHaveValue('5000');
    await one.getByRole('button', { name: 'Reset Form' }).click();
    await expect(other.getByLabel('Season of July')).toHaveValue('ordinary');
    expect(await one.evaluate(() => localStorage.length)).toBe(0);
    await one.getByRole('button', { name: 'Undo' }).click();
    await expect(other.getByLabel('Fixed costs in a month')).toHaveValue('5000');
    await expect(other.getByLabel('Hotel name')).toHaveValue('Hill View');
    await expect(one.getByLabel('Season of July')).toHaveValue('closed');
  });

  test('the months can be marked with the keyboard alone', async ({ page }) => {
    await page.goto(path);
    await panel(page, 'Your year by months').locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Season of January').waitFor();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Mark June to September as quiet' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Season of January')).toBeFocused();
    await page.keyboard.press('c');
    await expect(page.getByLabel('Season of January')).toHaveValue('closed');
    await expect(page.getByRole('img', { name: /; closed: January$/ })).toBeVisible();
  });

  for (const viewport of screens) {
    test(`the open panels are accessible on a screen of ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await openPanels(page, titles);
      await fillExample(page);
      await page.getByLabel('Season of January').selectOption('Closed');
      await fillCosts(page);
      await page.getByLabel('Quiet months: occupancy, percent').fill('130');
      await expect(page.getByText('Enter a percentage from 0 to 100.')).toBeVisible();
      await expectAccessible(page, 'every panel open');
    });
  }

  for (const [kind, width, text] of [
    ['a screen of 320 px', 320, '100%'],
    ['text of twice the size', 390, '200%'],
  ] as const) {
    test(`on ${kind} nothing is wider than the page, and every target has at least 44 px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
      await openPanels(page);
      await fillExample(page);
      await fillCosts(page);
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
  await visitUntilReadyOffline(page, path);
  await context.setOffline(true);
  await openPanels(page);
  await page.getByLabel('Season of July').selectOption('Closed');
  await page.getByLabel('Fixed costs in a month').fill('5000');
  await page.reload();
  await openPanels(page);
  await expect(page.getByLabel('Season of July')).toHaveValue('closed');
  await expect(page.getByLabel('Fixed costs in a month')).toHaveValue('5000');
  expect(await page.evaluate((key) => localStorage.getItem(key), panelsKey)).toContain('"fixedCosts":5000');
});
