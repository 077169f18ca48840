import { expect, test } from './site';

test.use({ serviceWorkers: 'block' });

const path = '/tools/revenue-calculator';

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
