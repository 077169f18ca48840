import { calculatorCopy } from '../../../src/content/copy/calculator/page';
import { expect, test } from '../../support/site';
import {
  addRoomButton,
  averagePrice,
  numberOfRooms,
  occupancy,
  openCalculator,
  total,
} from '../support/calculator-form';

test.use({ serviceWorkers: 'block', viewport: { width: 320, height: 480 }, hasTouch: true, isMobile: true });

test('on a small phone the total stays visible, and never covers the focused field', async ({ page }) => {
  await openCalculator(page);
  const bar = page
    .locator('[aria-hidden]', { has: page.getByText(calculatorCopy.totalBar.unit, { exact: true }) })
    .last();
  await expect(bar).toBeHidden();

  await addRoomButton(page).tap();
  await numberOfRooms(page).nth(1).fill('8');
  await occupancy(page).nth(1).fill('55');
  await averagePrice(page).nth(1).fill('4200');
  await expect(bar).toBeVisible();
  await expect(bar).toHaveText(
    `₹1,44,10,200${calculatorCopy.totalBar.unit}${calculatorCopy.totalBar.more('₹67,45,200')}`,
  );

  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    const { height = 0 } = (await bar.boundingBox()) ?? {};
    const field = await page.locator(':focus').boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual(height);
  }

  await total(page).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});
