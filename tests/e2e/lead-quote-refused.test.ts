import { expect, test } from './site';

test.use({ expectedConsole: [/status of 503|Error sending quote request/s] });

test('An error in the quote modal can be read and answered without leaving it', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Start My Revenue Plan' })).toBeEnabled();
  await page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).first().click();
  const modal = page.getByRole('dialog', { name: 'Get Your Custom Quote' });
  await expect(modal).toBeVisible();
  const sheet = await modal.locator(':scope > div').first().boundingBox();
  expect(sheet?.x).toBeGreaterThanOrEqual(16);
  expect(sheet?.height).toBeLessThanOrEqual(560 * 0.9 + 1);

  site.setFault({ status: 503 });
  await modal.getByLabel('Hotel/Resort Name').fill('Old Fort Haveli');
  await modal.getByLabel('Email *').fill('desk@oldfort.example');
  await modal.getByRole('button', { name: 'Get My Quote' }).click();
  const error = modal
    .getByRole('alert')
    .filter({ hasText: 'There was an issue sending your request. Please try again.' });
  await expect(error).toBeVisible();
  await error.getByRole('button', { name: 'Dismiss' }).click();
  await expect(error).toHaveCount(0);
  await expect(modal.getByLabel('Hotel/Resort Name')).toHaveValue('Old Fort Haveli');

  site.setFault(null);
  await modal.getByRole('button', { name: 'Get My Quote' }).click();
  await expect(modal).toHaveCount(0);
  expect(site.leads()).toHaveLength(1);
});
