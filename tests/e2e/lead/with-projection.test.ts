import { calculatorCopy } from '../../../src/content/copy/calculator/page';
import { messageSuggestionCopy } from '../../../src/content/copy/leads/message-suggestion';
import { DEFAULT_HOTEL } from '../../../src/domain/calculator/hotel-input';
import { formatRupees } from '../../../src/domain/money';
import { fillContact, messageField, openContact, submitButton } from '../../support/lead-form';
import { sentToast } from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { hotelName, numberOfRooms, openCalculator, total } from '../support/calculator-form';

test.use({ serviceWorkers: 'block' });

const suggestion = messageSuggestionCopy.projection;
const YEARLY_RUPEES = 1_53_30_000;
const projection = [
  suggestion.heading,
  suggestion.hotel('Hill View'),
  suggestion.room({
    name: String(DEFAULT_HOTEL.roomTypes[0]?.name),
    numberOfRooms: 20,
    averagePrice: 3000,
    occupancyRate: 70,
  }),
  suggestion.days(365),
  suggestion.total(YEARLY_RUPEES),
].join('\n');

test('a projection is offered for the message, and sent as the visitor edited it', async ({ page, site }) => {
  await openContact(page);
  await expect(page.getByRole('button', { name: suggestion.action })).toHaveCount(0);
  await expect(page.getByRole('button', { name: messageSuggestionCopy.article.action })).toHaveCount(0);

  await openCalculator(page);
  await hotelName(page).fill('Hill View');
  await numberOfRooms(page).fill('20');
  await expect(total(page)).toHaveText(formatRupees(YEARLY_RUPEES));
  await page.getByRole('link', { name: calculatorCopy.consultation }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.reload();
  await expect(page.getByText(suggestion.sentence('Hill View', YEARLY_RUPEES))).toBeVisible();
  await page.getByRole('button', { name: suggestion.action }).press('Enter');
  const message = messageField(page);
  await expect(message).toHaveValue(projection);
  await message.press('Control+End');
  await message.pressSequentially(' We open in May.');
  await fillContact(page, 'Hill View');
  await submitButton(page).click();
  await expect(sentToast(page)).toBeVisible();
  expect(site.leads()).toMatchObject([
    { source: 'Website', custom_message: `${projection} We open in May.` },
  ]);
});
