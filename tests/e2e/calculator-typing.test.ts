import { expect, test } from './site';

test.use({ serviceWorkers: 'block' });

const path = '/tools/revenue-calculator';

test('input from before the script has loaded is kept', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByLabel('Hotel name').fill('Lake Road Inn');
  await page.getByLabel('Average price').fill('4500');
  release();
  await expect(page.getByRole('status', { name: 'Total Annual Revenue' })).toHaveText('₹1,14,97,500');
  await expect(page.getByLabel('Hotel name')).toHaveValue('Lake Road Inn');
  await expect(page.getByLabel('Average price')).toHaveValue('4500');
});

test('an incomplete number stays as typed', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Print' }).waitFor();
  const occupancy = page.getByRole('spinbutton', { name: 'Occupancy' });
  await occupancy.fill('');
  await occupancy.pressSequentially('62.5');
  await expect(occupancy).toHaveValue('62.5');
  await expect(page.getByRole('row', { name: /Standard Room/ })).toContainText('62.5%');
  const price = page.getByLabel('Average price');
  await price.fill('');
  await price.pressSequentially('12.');
  await price.press('5');
  await expect(price).toHaveValue('12.5');
});

test('the slider lights the windows up to its value and changes no others', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Print' }).waitFor();
  const lit = page.locator('use.lit');
  await expect(lit).toHaveCount(7);
  const slider = page.getByRole('slider', { name: 'Occupancy slider' });
  await slider.focus();
  for (let i = 0; i < 10; i++) await slider.press('ArrowRight');
  await expect(lit).toHaveCount(8);
  await expect(page.getByRole('status', { name: 'Total Annual Revenue' })).toHaveText('₹87,60,000');
  await expect(page.getByText('8 of 10 rooms sold on average.')).toBeVisible();
});
