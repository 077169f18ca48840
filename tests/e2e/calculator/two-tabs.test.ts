import { calculatorPanelsCopy } from '../../../src/content/copy/calculator/panels';
import { PANELS_STORAGE_KEY } from '../../../src/domain/calculator/panel-input';
import { PROCESS_PER_TAB } from '../../support/chromium-options';
import { expect, test } from '../../support/site';
import {
  averagePrice,
  hotelName,
  openCalculator,
  openPanels,
  panel,
  resetButton,
} from '../support/calculator-form';

test.use({ ...PROCESS_PER_TAB, serviceWorkers: 'block' });

test('two tabs show the same figures, and typing in one does not disturb the other', async ({ context }) => {
  const one = await context.newPage();
  const other = await context.newPage();
  await openCalculator(one);
  await openCalculator(other);

  const price = averagePrice(other);
  await price.fill('3500');
  await expect(averagePrice(one)).toHaveValue('3500');

  await price.press('End');
  await hotelName(one).pressSequentially('Hill View');
  await expect(hotelName(other)).toHaveValue('Hill View');
  await expect(price).toBeFocused();
  await price.press('0');
  await expect(price).toHaveValue('35000');
  await expect(averagePrice(one)).toHaveValue('35000');
  await expect(hotelName(one)).toHaveValue('Hill View');

  await resetButton(one).click();
  await expect(averagePrice(other)).toHaveValue('3000');
  await expect(hotelName(other)).toHaveValue('');
});

test('fast typing in a panel of one tab appears in the other, which writes nothing back', async ({
  context,
}) => {
  const one = await context.newPage();
  const other = await context.newPage();
  await other.addInitScript((key) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, name, text) {
      if (name === key) document.title = 'wrote the panels';
      setItem.call(this, name, text);
    };
  }, PANELS_STORAGE_KEY);
  for (const page of [one, other]) {
    await openCalculator(page);
    await openPanels(page, 'ota');
  }
  const commission = (page: typeof one) =>
    panel(page, 'ota').getByLabel(calculatorPanelsCopy.ota.commission, { exact: true });

  for (const text of ['19.75', '21.25', '23.125']) {
    await commission(one).fill('');
    await commission(one).pressSequentially(text);
    await expect(commission(other)).toHaveValue(text);
    await expect(commission(one)).toHaveValue(text);
  }
  expect(await one.evaluate((key) => localStorage.getItem(key), PANELS_STORAGE_KEY)).toContain(
    '"commission":23.125',
  );
  expect(await other.title()).not.toBe('wrote the panels');
});
