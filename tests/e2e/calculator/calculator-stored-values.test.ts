import { calculatorCopy } from '../../../src/content/copy/calculator';
import { expect, test } from '../../support/site';
import {
  averagePrice,
  HOTEL_KEY,
  hotelName,
  openCalculator,
  resetButton,
  total,
} from '../support/calculator-form';

test.use({ serviceWorkers: 'block' });

const ROOM = { id: 'a', name: 'Cottage', numberOfRooms: 2, averagePrice: 1000, occupancyRate: 50 };

const DAMAGED: [kind: string, stored: string][] = [
  ['null', 'null'],
  ['a number', '5'],
  ['a list', '[1,2,3]'],
  ['rooms that are not an array', '{"roomTypes":"many"}'],
  ['rooms that are not objects', '{"roomTypes":[null,1,"a",[],{}]}'],
  [
    'numbers that are too large',
    JSON.stringify({ operatingDays: 1e308, roomTypes: [{ ...ROOM, averagePrice: 1e308 }] }),
  ],
  [
    'text instead of numbers',
    '{"operatingDays":"NaN","roomTypes":[{"numberOfRooms":"<b>","averagePrice":null}]}',
  ],
  [
    'markup in a name',
    JSON.stringify({
      hotelName: '"><img src=x onerror=alert(1)>',
      roomTypes: [{ ...ROOM, name: '<svg/onload=alert(1)>' }],
    }),
  ],
  [
    'a thousand rooms',
    JSON.stringify({ roomTypes: Array.from({ length: 1000 }, (_, i) => ({ ...ROOM, id: String(i) })) }),
  ],
  [
    'a name of a million letters',
    JSON.stringify({
      hotelName: 'W'.repeat(1_000_000),
      roomTypes: [{ ...ROOM, name: 'W'.repeat(1_000_000) }],
    }),
  ],
  ['a prototype', '{"__proto__":{"roomTypes":[]},"constructor":1}'],
];

for (const [kind, stored] of DAMAGED) {
  test(`${kind} in storage neither breaks the calculator nor shows NaN`, async ({ page }) => {
    await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
      HOTEL_KEY,
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

test.describe('text that is not JSON', () => {
  test.use({ expectedConsole: [/The saved calculator figures cannot be read/] });

  test('is logged, and not overwritten until the visitor changes something', async ({ page }) => {
    await page.goto('/contact');
    await page.evaluate((name) => localStorage.setItem(name, '{oops'), HOTEL_KEY);
    await openCalculator(page);
    await expect(total(page)).toHaveText('₹76,65,000');
    expect(await page.evaluate((name) => localStorage.getItem(name), HOTEL_KEY)).toBe('{oops');
    await hotelName(page).fill('A');
    await expect
      .poll(() => page.evaluate((name) => localStorage.getItem(name), HOTEL_KEY))
      .toContain('"hotelName":"A"');
  });
});

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
