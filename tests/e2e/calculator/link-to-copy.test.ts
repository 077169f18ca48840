import { appShellCopy } from '../../../src/content/copy/app-shell';
import { MAX_NAME_LENGTH, MAX_ROOM_TYPES } from '../../../src/domain/calculator/hotel-input';
import { expect, test } from '../../support/site';
import { addRoomButton, openCalculator, roomTypeName, sharingButton } from '../support/calculator-form';

test.use({ serviceWorkers: 'block' });

for (const viewport of [
  { width: 320, height: 480 },
  { width: 1280, height: 640 },
])
  test(`at ${viewport.width} px a toast with the longest link can be closed`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openCalculator(page);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    for (let i = 1; i < MAX_ROOM_TYPES; i++) await addRoomButton(page).click();
    for (const name of await roomTypeName(page).all()) await name.fill('ಕ'.repeat(MAX_NAME_LENGTH));
    await sharingButton(page, 'link').click();
    const toast = page.getByRole('alert').filter({ has: page.getByRole('link') });
    const close = toast.getByRole('button', { name: appShellCopy.dismiss });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(toast).toHaveCount(0);
  });
