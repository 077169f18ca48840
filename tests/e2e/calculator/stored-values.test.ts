import { calculatorCopy } from '../../../src/content/copy/calculator/page';
import { HOTEL_STORAGE_KEY } from '../../../src/domain/calculator/hotel-input';
import { expect, test } from '../../support/site';
import { averagePrice, openCalculator, resetButton, total } from '../support/calculator-form';

test.use({ serviceWorkers: 'block' });

const ROOM = { id: 'a', name: 'Cottage', numberOfRooms: 2, averagePrice: 1000, occupancyRate: 50 };

/** `parseStoredHotel` accepts these. Its unit tests have the other damaged texts. */
const UNUSUAL: [kind: string, stored: string][] = [
  [
    'numbers that are too large',
    JSON.stringify({ operatingDays: 1e308, roomTypes: [{ ...ROOM, averagePrice: 1e308 }] }),
  ],
  [
    'markup in a name',
    JSON.stringify({
      hotelName: '"><img src=x onerror=alert(1)>',
      roomTypes: [{ ...ROOM, name: '<svg/onload=alert(1)>' }],
    }),
  ],
  [
    'a thousand rooms with names of a thousand letters',
    JSON.stringify({
      hotelName: 'W'.repeat(1_000),
      roomTypes: Array.from({ length: 1000 }, (_, i) => ({
        ...ROOM,
        id: String(i),
        name: 'W'.repeat(1_000),
      })),
    }),
  ],
];

for (const [kind, stored] of UNUSUAL) {
  test(`${kind} in storage neither breaks the calculator nor shows NaN`, async ({ page }) => {
    await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
      HOTEL_STORAGE_KEY,
      stored,
    ] as const);
    await openCalculator(page);
    await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity|undefined|\[object/);
    await expect(page.locator('main img, main [onload]')).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    // It still works.
    await resetButton(page).click();
    await expect(total(page)).toHaveText('₹76,65,000');
  });
}

test('if storage is blocked the calculator works and says that it cannot save', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await openCalculator(page);
  await averagePrice(page).fill('4500');
  await expect(total(page)).toHaveText('₹1,14,97,500');
  await expect(page.getByText(calculatorCopy.form.notSaved)).toBeVisible();
});
