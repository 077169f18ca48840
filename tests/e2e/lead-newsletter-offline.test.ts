import { openContact } from './lead-form';
import { expect, test } from './site';

test('Subscribing without network says that it needs one and keeps the address', async ({
  page,
  context,
}) => {
  await openContact(page);
  await context.setOffline(true);
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Your email').fill('asha@lakeroad.example');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText(/Subscribing needs a connection/)).toBeVisible();
  await expect(footer.getByLabel('Your email')).toHaveValue('asha@lakeroad.example');
  expect(context.pages()).toHaveLength(1);
});
