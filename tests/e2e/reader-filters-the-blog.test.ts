import { expect, test } from './site';

test.use({ serviceWorkers: 'block' });

test('A reader chooses a category, goes back, and shares the address', async ({ page, context }) => {
  await page.goto('/blog');
  const filter = page.getByRole('navigation', { name: 'Filter by category' });
  const chosen = filter.locator('[aria-current]');
  const list = page.getByRole('list', { name: 'Articles' });
  await expect(list.getByRole('heading')).toHaveCount(5);

  await filter.getByRole('link', { name: 'OTA Management' }).click();
  await expect(list.getByRole('heading')).toHaveCount(1);
  await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
  await filter.getByRole('link', { name: 'Direct Booking' }).click();
  await expect(page).toHaveURL(/\/blog\?category=direct-booking$/);
  await expect(list.getByRole('heading')).toHaveText([
    'What Is a Hotel Booking Engine, and What Should It Do?',
    'Reduce OTA Commission: Ninety Days to Move the Mix',
  ]);
  // The list changed under the finger; nobody asked for the top of the page.
  expect(await page.evaluate(() => window.scrollY)).toBe(60);

  await page.goBack();
  await expect(chosen).toHaveText('OTA Management');
  await page.goBack();
  await expect(chosen).toHaveText('All');
  await expect(list.getByRole('heading')).toHaveCount(5);

  const friend = await context.newPage();
  await friend.goto('/blog?category=ota-management');
  await expect(friend.getByRole('list', { name: 'Articles' }).getByRole('heading')).toHaveText([
    'MakeMyTrip Promotions: Three Tiers, One Net Rate',
  ]);
  await expect(friend.locator('main [aria-current]')).toHaveText('OTA Management');
});

test('A reader who comes back from an article finds the same category again', async ({ page }) => {
  await page.goto('/blog?category=direct-booking');
  const list = page.getByRole('list', { name: 'Articles' });
  await expect(list.getByRole('heading')).toHaveCount(2);
  await list.getByRole('link', { name: /Booking Engine/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Booking Engine/);
  await page.goBack();
  await expect(page).toHaveURL(/category=direct-booking/);
  await expect(list.getByRole('heading')).toHaveCount(2);
});
