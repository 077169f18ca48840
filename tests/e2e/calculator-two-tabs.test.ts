import { openPanels, panel, panelsKey, path } from './months';
import { expect, test } from './site';

test.use({ serviceWorkers: 'block' });

test('two tabs show the same figures, and typing in one does not disturb the other', async ({ context }) => {
  const one = await context.newPage();
  const other = await context.newPage();
  await one.goto(path);
  await other.goto(path);
  await one.getByRole('button', { name: 'Print' }).waitFor();
  await other.getByRole('button', { name: 'Print' }).waitFor();

  const price = other.getByLabel('Average price');
  await price.fill('3500');
  await expect(one.getByLabel('Average price')).toHaveValue('3500');

  await price.press('End');
  await one.getByLabel('Hotel name').pressSequentially('Hill View');
  await expect(other.getByLabel('Hotel name')).toHaveValue('Hill View');
  await expect(price).toBeFocused();
  await price.press('0');
  await expect(price).toHaveValue('35000');
  await expect(one.getByLabel('Average price')).toHaveValue('35000');
  await expect(one.getByLabel('Hotel name')).toHaveValue('Hill View');

  await one.getByRole('button', { name: 'Reset Form' }).click();
  await expect(other.getByLabel('Average price')).toHaveValue('3000');
  await expect(other.getByLabel('Hotel name')).toHaveValue('');
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
  }, panelsKey);
  for (const page of [one, other]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await openPanels(page, ['What the OTAs keep']);
  }
  const commission = (page: typeof one) =>
    panel(page, 'What the OTAs keep').getByLabel('Commission', { exact: true });

  for (const text of ['19.75', '21.25', '23.125']) {
    await commission(one).fill('');
    await commission(one).pressSequentially(text);
    await expect(commission(other)).toHaveValue(text);
    await expect(commission(one)).toHaveValue(text);
  }
  expect(await one.evaluate((key) => localStorage.getItem(key), panelsKey)).toContain('"commission":23.125');
  expect(await other.title()).not.toBe('wrote the panels');
});
