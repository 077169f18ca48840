import { averagePrice, hotelName, openCalculator, resetButton } from './calculator-form';
import { expect, test } from './site';

test.use({ serviceWorkers: 'block' });

test('two tabs show the same figures, and typing in one does not disturb the other', async ({ context }) => {
  const one = await context.newPage();
  const other = await context.newPage();
  await openCalculator(one);
  await openCalculator(other);

  const price = averagePrice(other);
  await price.fill('3500');
  await expect(averagePrice(one)).toHaveValue('3500');

  await price.press('End');
  await hotelName(one).pressSequentially('Hill View');
  await expect(hotelName(other)).toHaveValue('Hill View');
  await expect(price).toBeFocused();
  await price.press('0');
  await expect(price).toHaveValue('35000');
  await expect(averagePrice(one)).toHaveValue('35000');
  await expect(hotelName(one)).toHaveValue('Hill View');

  await resetButton(one).click();
  await expect(averagePrice(other)).toHaveValue('3000');
  await expect(hotelName(other)).toHaveValue('');
});
