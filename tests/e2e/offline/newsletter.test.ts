import { newsletterCopy } from '../../../src/content/copy/newsletter';
import { openContactWithWorker } from '../../support/lead-form';
import { expect, test } from '../../support/site';

test('subscribing without network shows a notice and keeps the address', async ({ page, context }) => {
  await openContactWithWorker(page);
  await context.setOffline(true);
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel(newsletterCopy.label).fill('asha@lakeroad.example');
  await footer.getByRole('button', { name: newsletterCopy.submit }).click();
  await expect(footer.getByText(newsletterCopy.offline)).toBeVisible();
  await expect(footer.getByLabel(newsletterCopy.label)).toHaveValue('asha@lakeroad.example');
  expect(context.pages()).toHaveLength(1);
});
