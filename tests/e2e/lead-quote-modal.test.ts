import { submitButton } from './lead-form';
import { expect, test } from './site';

test('The quote modal holds the focus, keeps the page still, fades out and gives the focus back', async ({
  page,
  site,
}) => {
  await page.goto('/faq');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).first();
  const modal = page.getByRole('dialog', { name: 'Get Your Custom Quote' });
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('openQuoteModal')));
    await expect(modal).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);

  const left = await page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().left);
  await opener.click();
  await expect(modal).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().left)).toBe(left);
  await expect(page.getByRole('heading', { name: 'Get Your Custom Quote' })).toBeFocused();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await modal.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }

  // A selection dragged out of the sheet is no press on the backdrop.
  await page.getByRole('dialog').getByLabel('Hotel/Resort Name').fill('Old Fort Haveli');
  const box = await page.getByRole('dialog').getByLabel('Hotel/Resort Name').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(8, 8);
  await page.mouse.up();
  await expect(modal).toBeVisible();

  const pressedAt = await page.evaluate(() => performance.now());
  await page.mouse.click(8, 8);
  await modal.waitFor({ state: 'detached' });
  const fadeMs = (await page.evaluate(() => performance.now())) - pressedAt;
  expect(fadeMs).toBeGreaterThan(280);
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(modal.getByLabel('Hotel/Resort Name')).toHaveValue('Old Fort Haveli');
  await modal.getByLabel('Email *').fill('desk@oldfort.example');
  await modal.getByRole('button', { name: 'Get My Quote' }).click();
  // While it fades out it is no dialog any more, but still shows what it has shown.
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.getByText('Quote Request Sent Successfully!')).toBeVisible();
  expect(site.leads()).toMatchObject([
    { source: 'Website Quote Modal', custom_message: 'Quote Request', city: 'Nan' },
  ]);
});

test.describe('asked for again', () => {
  test.use({ serviceWorkers: 'block' });

  test('while it fades out, the quote modal stays, with what was typed in it', async ({ page }) => {
    await page.goto('/contact');
    await expect(submitButton(page)).toBeEnabled();
    const ask = () => page.evaluate(() => window.dispatchEvent(new CustomEvent('openQuoteModal')));
    const modal = page.getByRole('dialog', { name: 'Get Your Custom Quote' });
    await ask();
    await modal.getByLabel('Hotel/Resort Name').fill('Old Fort Haveli');
    await modal.evaluate(async (dialog) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // Read the promise now: a cancelled animation gets a new one.
      const ends = () => Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
      dialog.querySelector<HTMLButtonElement>('.close')?.click();
      await nextFrame();
      const fadedOut = ends();
      window.dispatchEvent(new CustomEvent('openQuoteModal'));
      await fadedOut;
      await nextFrame();
      await ends();
      await nextFrame();
    });
    await expect(modal).toHaveCSS('opacity', '1');
    await expect(modal.getByLabel('Hotel/Resort Name')).toHaveValue('Old Fort Haveli');

    // The modal is requested again, and Escape is pressed in the same task.
    await modal.evaluate((dialog) => {
      window.dispatchEvent(new CustomEvent('openQuoteModal'));
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    });
    await expect(modal).toHaveCount(0);
  });
});
