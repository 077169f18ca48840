import { calculatorSharingCopy } from '../../../src/content/copy/calculator/sharing';
import { visitUntilReadyOffline } from '../../support/offline-site';
import { expect, test } from '../../support/site';
import {
  addRoomButton,
  averagePrice,
  CALCULATOR_PATH,
  costField,
  hotelName,
  openPanels,
  roomTypeName,
  seasonOf,
  total,
} from '../support/calculator-form';

const JULY = 6;

test('without network, typed figures and panels come back after a hard reload', async ({ page, context }) => {
  await visitUntilReadyOffline(page, CALCULATOR_PATH);
  await context.setOffline(true);

  await hotelName(page).fill('Cloud End Retreat');
  await averagePrice(page).fill('4500');
  await addRoomButton(page).click();
  await roomTypeName(page).nth(1).fill('Tree Cottage');
  await openPanels(page, 'months', 'losing');
  await seasonOf(page, JULY).selectOption('closed');
  await costField(page, 'fixedCosts').fill('5000');
  await expect(total(page)).toHaveText('₹1,14,97,500');

  await page.reload();
  await expect(hotelName(page)).toHaveValue('Cloud End Retreat');
  await expect(total(page)).toHaveText('₹1,14,97,500');
  await expect(page.getByRole('row', { name: /Tree Cottage/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: calculatorSharingCopy.title })).toBeVisible();
  await openPanels(page, 'months', 'losing');
  await expect(seasonOf(page, JULY)).toHaveValue('closed');
  await expect(costField(page, 'fixedCosts')).toHaveValue('5000');
});
