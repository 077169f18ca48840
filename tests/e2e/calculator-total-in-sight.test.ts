import { expect, test } from './site';

test.use({ serviceWorkers: 'block', viewport: { width: 320, height: 480 }, hasTouch: true, isMobile: true });

test('on a small phone the total stays visible while room types are filled in and never covers the focused field', async ({
  page,
}) => {
  await page.goto('/tools/revenue-calculator');
  await page.getByRole('button', { name: 'Print' }).waitFor();
  const bar = page.locator('[aria-hidden]', { has: page.getByText('a year', { exact: true }) }).last();
  await expect(bar).toBeHidden();

  await page.getByRole('button', { name: 'Add Room' }).tap();
  await page.getByLabel('Rooms', { exact: true }).nth(1).fill('8');
  await page.getByRole('spinbutton', { name: 'Occupancy' }).nth(1).fill('55');
  await page.getByLabel('Average price').nth(1).fill('4200');
  await expect(bar).toBeVisible();
  await expect(bar).toHaveText('₹1,44,10,200a year₹67,45,200 more');

  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    const { height = 0 } = (await bar.boundingBox()) ?? {};
    const field = await page.locator(':focus').boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual(height);
  }

  await page.getByRole('status', { name: 'Total Annual Revenue' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});
