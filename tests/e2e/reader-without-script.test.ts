import { listedTitles } from './articles';
import { expect, test } from './site';

test.use({ javaScriptEnabled: false });

test('Without script an article has its text, contents, figures as tables, sources and the link to /contact', async ({
  page,
}) => {
  await page.goto('/blog/stop-letting-otas-eat-profits');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop Letting OTAs Eat Your Profits');
  await expect(
    page.getByText('The commission on your last OTA booking was not the whole cost.'),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Which reviews to answer' }).first().click();
  await expect(page.getByRole('heading', { name: 'Which reviews to answer' })).toBeInViewport();

  await page.getByText('The figures as a table').first().click();
  await expect(page.getByRole('row', { name: 'Commission, 18% −₹720' })).toBeVisible();

  await page.getByRole('link', { name: 'Get Reputation Help' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('Without script the blog shows its articles, and a category those that belong to it', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('list', { name: 'Articles' }).getByRole('heading')).toHaveText(listedTitles());
  await page.getByRole('link', { name: 'Direct Booking', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Articles' }).getByRole('heading')).toHaveText(
    listedTitles('direct-booking'),
  );
});
